// From a save to the verdict on the screen, in a workbook that watches on a terminal, as a learner
// has it: for the first exercise of each kind and every capstone, and where that time goes.

import Foundation
import TerminalTesting

@MainActor
struct VerdictBenchmark {
  let saves: Int
  /// Whether the first exercise is also checked by `swift test --filter`, save by save.
  let comparesWithSwiftTest: Bool

  /// How long a verdict may take: the first one of an exercise, which may build libraries, and
  /// each one after that.
  private static let (firstLimit, limit) = (180.0, 60.0)

  private let report = Report(
    "verdict",
    columns: ["exercise", "median", "fastest", "slowest"]
  )

  init(saves: Int, comparesWithSwiftTest: Bool) {
    self.saves = saves
    self.comparesWithSwiftTest = comparesWithSwiftTest
  }

  func run() throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    print("Building the workbook …")
    try Timing.of(
      ["swift", "build", "--product", "workbook", "--package-path", packageFolder.path]
    )
    let desk = try Desk(in: folder.appendingPathComponent("watched"))
    let exercises = try desk.examples()
    let swiftTest = try comparesWithSwiftTest ? SwiftTest(exercises[0], in: folder) : nil

    print("\nFrom a save to its verdict, \(saves) saves each, median (fastest … slowest):")
    for exercise in exercises {
      let title = "\(exercise.kind) (\(exercise.number))".padding(toLength: 18)
      let isCompared = exercise.number == exercises[0].number
      let result = try measure(exercise, at: desk, beside: isCompared ? swiftTest : nil)
      print("  \(title) \(result.saves.text)")
      let (median, extremes) = (result.saves.median, result.saves.extremes)
      report.add(
        ["\(exercise.kind) (\(exercise.number))"]
          + [median, extremes.fastest, extremes.slowest].map { String(format: "%.2f s", $0) }
      )
      if let stages = result.stages { print("  \("".padding(toLength: 18)) \(stages)") }
      fflush(nil)
    }
    if let swiftTest {
      print("  \("swift test".padding(toLength: 18)) \(swiftTest.sample.text)")
    }
    return report
  }

  /// Saves a right answer again and again, each time with another comment at its end.
  private func measure(
    _ exercise: Desk.Exercise,
    at desk: Desk,
    beside swiftTest: SwiftTest?
  ) throws -> (saves: Sample, stages: String?) {
    let answer = try exercise.answer
    try exercise.finish()
    try desk.workbook("next", exercise.number)
    let watch = try desk.watch()
    var sample = Sample()
    var stages = StageClock(watching: watch.processID)
    _ = try verdict(on: exercise, of: watch, within: Self.firstLimit)
    // The first save warms up; in the last few it is also noted what goes on, which costs time.
    for number in 0...saves + 5 {
      let text = answer + "// save \(number)\n"
      watch.forgetShown()
      let start = ContinuousClock.now
      let isTimed = (1...saves).contains(number)
      try text.write(toFile: exercise.savedFile.path, atomically: true, encoding: .utf8)
      let word =
        try number > saves
        ? stages.measure { try verdict(on: exercise, of: watch, within: Self.limit) }
        : verdict(on: exercise, of: watch, within: Self.limit)
      if isTimed { sample.add(ContinuousClock.now - start) }
      guard word == "PASS" else {
        throw Failure(
          "\(exercise.name)'s own solution got the verdict \(word): `swift run verify "
            + "\(exercise.number)` says why."
        )
      }
      try swiftTest?.save(text, isTimed: isTimed)
    }
    watch.type("q")
    _ = try watch.waitForEnd()
    return (sample, stages.text)
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

/// The same exercise in a workspace of its own, where SwiftPM tests it.
private final class SwiftTest {
  private(set) var sample = Sample()
  private let file: String
  private let command: [String]

  init(_ exercise: Desk.Exercise, in folder: URL) throws {
    let workspace = folder.appendingPathComponent("tested")
    _ = try Desk(in: workspace)
    let name = URL(fileURLWithPath: exercise.file).lastPathComponent
    file = workspace.appendingPathComponent("\(exercise.chapter)/\(name)").path
    command = [
      "swift", "test", "--package-path", workspace.path, "--filter", "^\(exercise.name)\\.",
    ]
    print("Building the workspace's tests once, by SwiftPM …")
    try Timing.of(["swift", "build", "--build-tests", "--package-path", workspace.path])
  }

  func save(_ text: String, isTimed: Bool) throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let timing = try Timing.of(command)
    if isTimed { sample.add(.seconds(timing.wall)) }
  }
}

extension String {
  fileprivate func padding(toLength length: Int) -> String {
    padding(toLength: length, withPad: " ", startingAt: 0)
  }
}

extension URL {
  /// A file below this folder; the file itself for an empty name.
  fileprivate func appending(_ name: String) -> URL {
    name.isEmpty ? self : appendingPathComponent(name)
  }
}
