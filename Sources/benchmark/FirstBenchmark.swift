// From a fresh clone to the first verdict, stage by stage: what a stranger waits for before they
// can edit a file. It needs a clone of its own, because a stage that finds anything built already
// measures nothing.

import Foundation

@MainActor
struct FirstBenchmark {
  private let report = Report("first", columns: ["stage", "takes", "processor time"])

  func run() throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-first-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let clone = folder.appendingPathComponent("clone").path
    let other = folder.appendingPathComponent("other").path
    let build = ["swift", "build", "--package-path"]

    print("From a fresh clone of the last commit to the first verdict:\n")
    print("  stage                                      seconds   of processors")
    let workbook = "\(clone)/.build/debug/workbook"
    let stages = [
      ("`git clone`", ["git", "clone", "--quiet", packageFolder.path, clone]),
      ("`swift build`, of the workbook", build + [clone, "--product", "workbook"]),
      ("the first verdict", [workbook, "run"]),
    ]
    var timings: [Timing] = []
    for (name, command) in stages { timings.append(try stage(name, command, isRecorded: true)) }
    show("together", Timing(of: timings), isRecorded: true)
    try stage("the second verdict", [workbook, "run"])

    print("\nAlone, in another clone:\n")
    try Timing.of(["git", "clone", "--quiet", packageFolder.path, other])
    // Reads the manifest, which is part of the workbook's build above.
    try stage("swift package describe", ["swift", "package", "--package-path", other, "describe"])
    for library in ["Diagnostics", "Chapter04Modern"] {
      try stage("swift build --target \(library)", build + [other, "--target", library])
    }
    return report
  }

  @discardableResult
  private func stage(
    _ name: String,
    _ command: [String],
    isRecorded: Bool = false
  ) throws -> Timing {
    // A verdict of "not yet" has the code 1.
    let timing = try Timing.of(command, codes: command.last == "run" ? [0, 1] : [0])
    show(name, timing, isRecorded: isRecorded)
    return timing
  }

  private func show(_ name: String, _ timing: Timing, isRecorded: Bool) {
    if isRecorded {
      report.add([name] + [timing.wall, timing.processors].map { String(format: "%.1f s", $0) })
    }
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
