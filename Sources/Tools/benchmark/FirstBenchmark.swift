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
    let together = Timing(of: timings)
    show("together", together, isRecorded: true)
    let empty = folder.appendingPathComponent("empty")
    try makeEmptyPackage(in: empty)
    let least = try stage(
      "`swift build`, of an empty package",
      build + [empty.path],
      isRecorded: true
    )
    print(String(format: "\nThat is %.1f times as much.", together.processors / least.processors))
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

  /// A program that only imports Foundation: what nobody who builds with SwiftPM can save.
  private func makeEmptyPackage(in folder: URL) throws {
    let sources = folder.appendingPathComponent("Sources/Empty")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (file, text) in [
      (
        folder.appendingPathComponent("Package.swift"),
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Empty", targets: [.executableTarget(name: "Empty")])

        """
      ),
      (sources.appendingPathComponent("main.swift"), "import Foundation\nprint(Date())\n"),
    ] {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
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
