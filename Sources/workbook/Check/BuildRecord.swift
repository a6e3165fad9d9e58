// The commands of a program's last build, so that the next one may run them without the compiler's
// driver. Of what a save waits for, the driver is the largest part after the compiler itself, and
// all it finds out is that one file has to be compiled and the program linked, as the last time.
//
// That is so only where one text is another one, and what other files see of it is the same. The
// compiler says whether it is: with each object it writes down what the file declares, with a
// fingerprint of each declaration. It is what the driver itself goes by. Wherever this record says
// nothing, or the fingerprints differ, the driver decides.

import Foundation

struct BuildRecord: Codable, Equatable {
  /// Changes with everything that a build depends on but the texts.
  let key: String
  /// The hashes of the texts whose objects there are, by the files' names.
  private var texts: [String: String] = [:]
  /// By the files' names.
  private var interfaces: [String: [String]] = [:]
  /// The jobs that compile one file each, by its name.
  private var compiling: [String: DriverOutput.Job] = [:]
  /// The jobs after that, in order.
  private(set) var linking: [DriverOutput.Job] = []

  init(key: String) { self.key = key }

  /// The record of a folder's last build, if it was of the same kind. It is gone then: whatever
  /// happens until the next one is written, the driver decides.
  static func take(from home: Path, key: String) -> BuildRecord? {
    let file = home / name
    guard file.exists else { return nil }
    defer { file.remove() }
    let record = try? JSONDecoder().decode(BuildRecord.self, from: file.readBytes())
    return record?.key == key ? record : nil
  }

  func write(in home: Path) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try (home / Self.name).write(String(decoding: encoder.encode(self), as: UTF8.self))
  }

  private static let name = "record.json"

  /// Whether a module is made as well, for others to import. What they see of it isn't only what
  /// the fingerprints say.
  var makesModule: Bool { linking.contains { $0.arguments.contains("-emit-module") } }

  /// The only source without an object of its text, and how it is compiled.
  func change(among sources: [SourceFile], in home: Path) -> (SourceFile, DriverOutput.Job)? {
    let changed = sources.filter {
      texts[$0.name] != stableHash([$0.text]) || !(home / $0.objectName).exists
    }
    guard changed.count == 1, !linking.isEmpty, let job = compiling[changed[0].name] else {
      return nil
    }
    return (changed[0], job)
  }

  /// Whether what others see of a source is what it was at the driver's last build.
  func hasSameInterface(_ source: SourceFile, in home: Path) -> Bool {
    let interface = Self.interface(of: source, in: home)
    return !interface.isEmpty && interfaces[source.name] == interface
  }

  /// Notes that a source was compiled, or that there is no object of its text.
  mutating func note(_ source: SourceFile, isCompiled: Bool) {
    texts[source.name] = isCompiled ? stableHash([source.text]) : nil
  }

  /// Notes what the driver did to build all of the sources.
  mutating func note(_ jobs: [DriverOutput.Job], building sources: [SourceFile], in home: Path) {
    for source in sources {
      note(source, isCompiled: true)
      interfaces[source.name] = Self.interface(of: source, in: home)
    }
    for job in jobs where job.name == "compile" && job.inputs.count == 1 {
      compiling[Path(job.inputs[0]).name] = job
    }
    let others = jobs.filter { $0.name != "compile" }
    if !others.isEmpty { linking = others }
  }

  /// The fingerprints that the compiler has written of a file's declarations, in order: the runs of
  /// 32 hexadecimal digits, or of more, in a file whose other parts are bits, names and paths.
  private static func interface(of source: SourceFile, in home: Path) -> [String] {
    guard let bytes = try? (home / source.dependenciesName).readBytes() else { return [] }
    return bytes.split { !($0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66) }
      .filter { $0.count >= 32 }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SourceFile {
  var objectName: String { name.dropLast(".swift".count) + ".o" }
  /// Where the compiler writes what a file declares and uses.
  var dependenciesName: String { name.dropLast(".swift".count) + ".swiftdeps" }
}
