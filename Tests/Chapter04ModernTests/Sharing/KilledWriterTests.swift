// R4.24c, the end without warning: a process is killed while it writes.

import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct KilledWriterTests {
  @Test(
    "Killed at any moment, a writer leaves a whole file, and nothing that it had saved is lost"
  )
  func killed() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("KilledWriterTests-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let url = directory.appendingPathComponent("numbers.json")
    var moment = SystemRandomNumberGenerator()

    for _ in 0..<kills {
      let process = Process()
      let output = Pipe()
      process.executableURL = writer
      process.arguments = [url.path]
      process.standardOutput = output
      try process.run()
      // After its first number it is killed in the middle of whatever it does.
      var printed = output.fileHandleForReading.availableData
      for _ in 0..<moment.next(upperBound: UInt(20)) {
        printed += output.fileHandleForReading.availableData
      }
      kill(process.processIdentifier, SIGKILL)
      printed += output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()

      let saved = String(decoding: printed, as: UTF8.self).split(separator: "\n").compactMap {
        Int($0)
      }
      let numbers = try JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
      #expect(numbers.count == 2_000)
      #expect(Set(numbers).count == 1)
      #expect(numbers[0] >= saved.last!)
    }
  }

  private var kills: Int {
    ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 10
  }

  /// It is built with the tests, and stands beside them.
  private var writer: URL {
    #if canImport(Darwin)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      return tests.bundleURL.deletingLastPathComponent()
        .appendingPathComponent("FileStorageWriter")
    #else
      return Bundle.main.bundleURL.appendingPathComponent("FileStorageWriter")
    #endif
  }
}
