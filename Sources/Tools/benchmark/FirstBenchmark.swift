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
    let empty = folder.appendingPathComponent("empty")
    try makeEmptyPackage(in: empty)
    let build = ["swift", "build", "--package-path"]
    let stages = [
      ("`git clone`", ["git", "clone", "--quiet", packageFolder.path, clone]),
      ("`swift build`, of the workbook", build + [clone, "--product", "workbook"]),
      ("the first verdict", ["\(clone)/.build/debug/workbook", "run"]),
    ]
    var timings: [Timing] = []
    for (name, command) in stages { timings.append(try stage(name, command)) }
    add("together", Timing(of: timings))
    try stage("`swift build`, of an empty package", build + [empty.path])
    return report
  }

  /// A program that only imports Foundation: what nobody who builds with SwiftPM can save.
  private func makeEmptyPackage(in folder: URL) throws {
    let sources = folder.appendingPathComponent("Sources/Empty")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Empty", targets: [.executableTarget(name: "Empty")])

      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    try Data("import Foundation\nprint(Date())\n".utf8)
      .write(to: sources.appendingPathComponent("main.swift"))
  }

  @discardableResult
  private func stage(_ name: String, _ command: [String]) throws -> Timing {
    // A verdict of "not yet" has the code 1.
    let timing = try Timing.of(command, codes: command.last == "run" ? [0, 1] : [0])
    add(name, timing)
    return timing
  }

  private func add(_ name: String, _ timing: Timing) {
    report.add([name] + [timing.wall, timing.processors].map { String(format: "%.1f s", $0) })
  }
}
