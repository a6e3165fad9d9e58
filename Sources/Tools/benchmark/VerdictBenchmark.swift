// From a save to the verdict on the screen, in a workbook that watches on a terminal, as a learner
// has it: for the first exercise of each kind and every capstone.

import Foundation
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
    for exercise in try desk.examples() {
      let times = try measure(exercise, at: desk).sorted()
      report.add(
        ["\(exercise.kind) (\(exercise.number))"]
          + [times[times.count / 2], times[0], times[times.count - 1]]
          .map { String(format: "%.2f s", $0) }
      )
    }
    return report
  }

  /// Saves a right answer again and again, each time with another comment at its end.
  /// - Returns: how many seconds each verdict took.
  private func measure(_ exercise: Desk.Exercise, at desk: Desk) throws -> [Double] {
    let answer = try exercise.answer
    try exercise.finish()
    try desk.workbook("next", exercise.number)
    let watch = try desk.watch()
    var times: [Double] = []
    _ = try verdict(on: exercise, of: watch, within: Self.firstLimit)
    // The first save warms up.
    for number in 0...saves {
      watch.forgetShown()
      let start = ContinuousClock.now
      try (answer + "// save \(number)\n")
        .write(toFile: exercise.savedFile.path, atomically: true, encoding: .utf8)
      let word = try verdict(on: exercise, of: watch, within: Self.limit)
      if number > 0 { times.append((ContinuousClock.now - start) / .seconds(1)) }
      guard word == "PASS" else {
        throw Failure(
          "\(exercise.name)'s own solution got the verdict \(word): `swift run verify "
            + "\(exercise.number)` says why."
        )
      }
    }
    watch.type("q")
    _ = try watch.waitForEnd()
    return times
  }

  private func verdict(
    on exercise: Desk.Exercise,
    of watch: TerminalProgram,
    within seconds: Double
  ) throws -> String {
    do {
      return try watch.waitForVerdict(on: exercise.label, seconds: seconds)
    } catch let failure as WaitFailure {
      let what =
        failure.ending == nil
        ? "showed no verdict on \(exercise.label) within \(Int(seconds)) seconds"
        : "ended before it showed a verdict on \(exercise.label)"
      throw Failure("The watching workbook \(what); this is what it showed:\n\(watch.shown)")
    }
  }
}

/// A workspace with solutions in the place of the starters.
private struct Desk {
  /// As `workbook list --json` has it.
  struct Exercise: Decodable {
    var exercise: String
    var number: String
    var chapter: String
    var kind: String
    var file: String

    var name: String { exercise }
    var label: String { "\(number) \(exercise)" }

    /// What the learner has: a file, or a library's folder.
    private var mine: URL { URL(fileURLWithPath: file) }

    /// Where the right answer is.
    private var source: URL {
      let name = mine.deletingPathExtension().lastPathComponent
      let folder = packageFolder.appendingPathComponent("Chapters/\(chapter)/Exercises/\(name)")
      guard kind == "capstone" else { return folder.appendingPathComponent("Solution.swift") }
      let solution = folder.appendingPathComponent("Solution")
      return FileManager.default.fileExists(atPath: solution.path)
        ? solution : packageFolder.appendingPathComponent("Sources/\(chapter)")
    }

    /// The file that is saved, by its name in a library's folder: the store.
    private var saved: String {
      get throws {
        guard kind == "capstone" else { return "" }
        let names = try FileManager.default.subpathsOfDirectory(atPath: source.path)
        return names.first { "/\($0)".hasSuffix("/Store.swift") } ?? "Store.swift"
      }
    }

    var savedFile: URL { get throws { try mine.appending(saved) } }

    var answer: String {
      get throws { try String(contentsOf: source.appending(saved), encoding: .utf8) }
    }

    /// Puts the right answer in its place, for a library in all of its files.
    func finish() throws {
      guard kind == "capstone" else {
        return try answer.write(to: mine, atomically: true, encoding: .utf8)
      }
      for name in try FileManager.default.subpathsOfDirectory(atPath: mine.path)
      where name.hasSuffix(".swift") {
        let right = source.appendingPathComponent(name)
        // What is given has no solution.
        guard FileManager.default.fileExists(atPath: right.path) else { continue }
        try String(contentsOf: right, encoding: .utf8)
          .write(to: mine.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
    }
  }

  private struct List: Decodable {
    var exercises: [Exercise]
  }

  private let folder: String

  /// The workbook is a debug build, as `swift run workbook` makes it.
  static let workbook = packageFolder.appendingPathComponent(".build/debug/workbook")

  init(in folder: URL) throws {
    self.folder = folder.path
    // The workbook makes no folder that is only named: it could be a typo.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try workbook("list")
  }

  func workbook(_ words: String...) throws {
    try Timing.of([Self.workbook.path] + words + ["--workspace", folder])
  }

  /// The first exercise of each kind, and the capstones.
  func examples() throws -> [Exercise] {
    let words = ["list", "--json", "--workspace", folder]
    let output = try Timing.output(of: [Self.workbook.path] + words)
    let all = try JSONDecoder().decode(List.self, from: output).exercises
    return all.indices.filter { index in
      all[index].kind == "capstone" || !all[..<index].contains { $0.kind == all[index].kind }
    }
    .map { all[$0] }
  }

  func watch() throws -> TerminalProgram {
    let environment = ProcessInfo.processInfo.environment
    return try TerminalProgram(
      Self.workbook,
      arguments: ["--workspace", folder],
      environment: ["PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/"]
    )
  }
}

extension URL {
  /// A file below this folder; the file itself for an empty name.
  fileprivate func appending(_ name: String) -> URL {
    name.isEmpty ? self : appendingPathComponent(name)
  }
}
