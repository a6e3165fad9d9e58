// How long 100,000 lines take, on one core, and how much memory: see `.ci/inventory`. The lines are
// the screens of docs/migration/years, over and over.

import Foundation

@main
enum Speed {
  static func main() throws {
    let years = Walk("docs/migration/years")
    let screens = try years.files.map { try years.read($0) }
    for filesCount in [1, 200] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let lines = try write(100_000, lines: screens, in: filesCount, to: folder)
      var uses = 0
      // Processor time: other programs may run meanwhile.
      let time = (1...5).map { _ in
        let start = clock()
        uses = Inventory(reading: [folder.path]).uses.count
        return Int(clock() - start) * 1000 / Int(CLOCKS_PER_SEC)
      }.min()!
      var usage = rusage()
      getrusage(own, &usage)
      let files = filesCount == 1 ? "1 file" : "\(filesCount) files"
      print(
        "\(lines) lines in \(files): \(time) ms, \(uses) uses, \(usage.ru_maxrss / 1024) MB"
      )
    }
  }

  #if canImport(Glibc)
    private static let own = __rusage_who_t(RUSAGE_SELF.rawValue)
  #else
    private static let own = RUSAGE_SELF
  #endif

  private static func write(
    _ wanted: Int,
    lines screens: [[UInt8]],
    in count: Int,
    to folder: URL
  ) throws -> Int {
    var total = 0
    for file in 0..<count {
      var bytes: [UInt8] = []
      while total < wanted * (file + 1) / count {
        let screen = screens[(total / 100) % screens.count]
        bytes += screen
        total += screen.count { $0 == 0x0A }
      }
      try Data(bytes).write(to: folder.appending(path: "File\(file).swift"))
    }
    return total
  }
}
