// From a save to the verdict on the screen, in a workbook that watches on a terminal, as a learner
// has it: for the first exercise of each kind and every capstone.

import Foundation
import Runner
import TerminalTesting

@MainActor
struct VerdictBenchmark {
  let saves: Int

  /// How long a verdict may take: the first one of an exercise, which may build libraries, and
  /// each one after that.
  private static let (firstLimit, limit) = (180.0, 60.0)

  func run() throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    print("Building the workbook …")
    try Timing.of(
      ["swift", "build", "--product", "workbook", "--package-path", packageFolder.path]
    )
    let desk = try Desk(in: folder.appendingPathComponent("watched"))
    let report = Report("verdict", columns: ["exercise", "median", "fastest", "slowest"])
    for exercise in desk.examples {
      let times = try measure(exercise, at: desk).sorted()
      report.add(
        ["\(exercise.kind) (\(exercise.label))"]
          + [times[times.count / 2], times[0], times[times.count - 1]]
          .map { String(format: "%.2f s", $0) }
      )
    }
    return report
  }

  /// Saves a right answer again and again, each time with another comment at its end.
  /// - Returns: how many seconds each verdict took.
  private func measure(_ exercise: Exercise, at desk: Desk) throws -> [Double] {
    let answer = try desk.finish(exercise)
    let file = desk.workspace.path(answer, of: exercise)
    try desk.workbook("next", exercise.label)
    let watch = try desk.watch()
    var times: [Double] = []
    _ = try verdict(on: exercise, of: watch, within: Self.firstLimit)
    // The first save warms up.
    for number in 0...saves {
      watch.forgetShown()
      let start = ContinuousClock.now
      try file.write(answer.text + "// save \(number)\n")
      let word = try verdict(on: exercise, of: watch, within: Self.limit)
      if number > 0 { times.append((ContinuousClock.now - start) / .seconds(1)) }
      guard word == "PASS" else {
        throw Failure(
          "\(exercise.name)'s own solution got the verdict \(word): `swift run verify "
            + "\(exercise.label)` says why."
        )
      }
    }
    watch.type("q")
    _ = try watch.waitForEnd()
    return times
  }

  private func verdict(
    on exercise: Exercise,
    of watch: TerminalProgram,
    within seconds: Double
  ) throws -> String {
    do {
      return try watch.waitForVerdict(on: exercise.heading, seconds: seconds)
    } catch let failure as WaitFailure {
      let what =
        failure.ending == nil
        ? "showed no verdict on \(exercise.heading) within \(Int(seconds)) seconds"
        : "ended before it showed a verdict on \(exercise.heading)"
      throw Failure("The watching workbook \(what); this is what it showed:\n\(watch.shown)")
    }
  }
}

/// A workspace with solutions in the place of the starters.
private struct Desk {
  let workspace: Workspace

  /// The workbook is a debug build, as `swift run workbook` makes it.
  static let workbook = packageFolder.appendingPathComponent(".build/debug/workbook")

  init(in folder: URL) throws {
    let package = Path(packageFolder.path)
    workspace = Workspace(
      folder: Path(folder.path),
      package: package,
      catalog: try Catalog(package: package)
    )
    // The workbook makes no folder that is only named: it could be a typo.
    try workspace.folder.createFolder()
    try workbook("list")
  }

  func workbook(_ words: String...) throws {
    try Timing.of([Self.workbook.path] + words + ["--workspace", workspace.folder.description])
  }

  /// The first exercise of each kind, and the capstones.
  var examples: [Exercise] {
    let all = workspace.catalog.exercises
    return all.indices.filter { index in
      all[index].kind == .capstone || !all[..<index].contains { $0.kind == all[index].kind }
    }
    .map { all[$0] }
  }

  /// Puts the right answer in its place, for a library in all of its files.
  /// - Returns: the file to save: of a library, the store.
  func finish(_ exercise: Exercise) throws -> SourceFile {
    for file in exercise.solution {
      try workspace.path(file, of: exercise).write(file.text)
    }
    return exercise.solution.first { Path($0.name).name == "Store.swift" } ?? exercise.solution[0]
  }

  func watch() throws -> TerminalProgram {
    let environment = ProcessInfo.processInfo.environment
    return try TerminalProgram(
      Self.workbook,
      arguments: ["--workspace", workspace.folder.description],
      environment: ["PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/"]
    )
  }
}
