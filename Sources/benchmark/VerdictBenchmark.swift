// From a save to the verdict on the screen, in a workbook that watches on a terminal, as a learner
// has it: for the first exercise of each kind, and where that time goes.

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
    let exercises = try desk.firstOfEachKind()
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
    try desk.finish(exercise)
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
      try text.write(toFile: exercise.savedFile, atomically: true, encoding: .utf8)
      let word =
        try number > saves
        ? stages.measure { try verdict(on: exercise, of: watch, within: Self.limit) }
        : verdict(on: exercise, of: watch, within: Self.limit)
      if isTimed { sample.add(ContinuousClock.now - start) }
      guard word == "PASS" else {
        throw Failure(
          "\(exercise.name)'s own solution got the verdict \(word): `swift run workbook verify "
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

    /// The file that is saved: the learner's, or the store of a library.
    var savedFile: String { kind == "capstone" ? "\(file)/Store.swift" : file }

    /// Where the right answer is.
    private var source: URL {
      if kind == "capstone" { return library.appendingPathComponent("Store.swift") }
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      return packageFolder.appendingPathComponent(
        "Chapters/\(chapter)/Exercises/\(name)/Solution.swift"
      )
    }

    var library: URL { packageFolder.appendingPathComponent("Sources/\(chapter)") }

    var answer: String {
      get throws { try String(contentsOf: source, encoding: .utf8) }
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

  func firstOfEachKind() throws -> [Exercise] {
    let words = ["list", "--json", "--workspace", folder]
    let output = try Timing.output(of: [Self.workbook.path] + words)
    let all = try JSONDecoder().decode(List.self, from: output).exercises
    return all.indices.filter { index in !all[..<index].contains { $0.kind == all[index].kind } }
      .map { all[$0] }
  }

  /// Puts the right answer in its place, for a library in all of its files.
  func finish(_ exercise: Exercise) throws {
    guard exercise.kind == "capstone" else {
      return try exercise.answer.write(toFile: exercise.file, atomically: true, encoding: .utf8)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: exercise.library.path)
    where name.hasSuffix(".swift") {
      let text = try String(
        contentsOf: exercise.library.appendingPathComponent(name),
        encoding: .utf8
      )
      try text.write(toFile: "\(exercise.file)/\(name)", atomically: true, encoding: .utf8)
    }
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
