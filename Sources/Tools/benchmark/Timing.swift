// Whole processes, and what they take.

import Foundation

/// What a whole process took, with all that it started and waited for.
struct Timing {
  /// Seconds on the clock.
  var wall: Double
  /// Seconds of processor time.
  var processors: Double

  private init(wall: Double, processors: Double) {
    self.wall = wall
    self.processors = processors
  }

  /// What several took, one after the other.
  init(of timings: [Timing]) {
    wall = timings.map(\.wall).reduce(0, +)
    processors = timings.map(\.processors).reduce(0, +)
  }

  /// Runs a command without input or output.
  /// - Throws: a `Failure` when it ends with another code than these.
  @discardableResult
  static func of(_ command: [String], codes: Set<Int32> = [0]) throws -> Timing {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = usedByChildren
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let wall = (ContinuousClock.now - start) / .seconds(1)
    guard codes.contains(process.terminationStatus) else {
      throw Failure(
        "`\(command.joined(separator: " "))` ended with code \(process.terminationStatus): run it "
          + "by itself to see why."
      )
    }
    return Timing(wall: wall, processors: usedByChildren - before)
  }

  private static var usedByChildren: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

/// The package that this program was built from.
let packageFolder = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
