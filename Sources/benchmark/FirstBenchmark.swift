// From a fresh clone to the first verdict, stage by stage: what a stranger waits for before they
// can edit a file. It needs a clone of its own, because a stage that finds anything built already
// measures nothing.

import Foundation

struct FirstBenchmark {
  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-first-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let clone = folder.appendingPathComponent("clone").path
    let other = folder.appendingPathComponent("other").path
    let build = ["swift", "build", "--package-path"]

    print("From a fresh clone of the last commit to the first verdict:\n")
    print("  stage                                      seconds   of processors")
    try stage("git clone", ["git", "clone", "--quiet", packageFolder.path, clone])
    try stage("swift build (of the workbook)", build + [clone, "--product", "workbook"])
    let workbook = "\(clone)/.build/debug/workbook"
    try stage("the first verdict", [workbook, "run"], codes: [0, 1])
    try stage("the second", [workbook, "run"], codes: [0, 1])

    print("\nBy itself, in another clone:\n")
    try Timing.of(["git", "clone", "--quiet", packageFolder.path, other])
    // Reads the manifest, which is part of the workbook's build above.
    try stage("swift package describe", ["swift", "package", "--package-path", other, "describe"])
    for library in ["Diagnostics", "Chapter04Modern"] {
      try stage("swift build --target \(library)", build + [other, "--target", library])
    }
  }

  private func stage(_ name: String, _ command: [String], codes: Set<Int32> = [0]) throws {
    let timing = try Timing.of(command, codes: codes)
    let title = name.padding(toLength: 40, withPad: " ", startingAt: 0)
    print(String(format: "  \(title) %9.1f %15.1f", timing.wall, timing.processors))
  }
}

/// What a whole process took, with all that it started and waited for.
struct Timing {
  /// Seconds on the clock.
  var wall: Double
  /// Seconds of processor time.
  var processors: Double

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

  /// What a command prints, without a measurement.
  static func output(of command: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("`\(command.joined(separator: " "))` failed: run it by itself to see why.")
    }
    return output
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
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
