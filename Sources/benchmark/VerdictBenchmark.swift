// From a save to the verdict on the screen, in a workbook that watches on a terminal, as a learner
// has it. For one exercise also by `swift test --filter` in the same kind of workspace, in turn.

import Foundation
import TerminalTesting

struct VerdictBenchmark {
  let saves: Int

  private struct Exercise {
    var title: String
    var name: String
    /// The file that is saved again and again, in the workspace's chapter, and where its solution
    /// is.
    var file: String
    var solution: String
  }

  private let write = Exercise(
    title: "write     (1.3)",
    name: "CounterReducer",
    file: "03-CounterReducer.swift",
    solution: "Chapters/Chapter01Functions/Exercises/03-CounterReducer/Solution.swift"
  )
  private let others = [
    Exercise(
      title: "law       (1.11)",
      name: "ObserverSends",
      file: "11-ObserverSends.swift",
      solution: "Chapters/Chapter01Functions/Exercises/11-ObserverSends/Solution.swift"
    ),
    Exercise(
      title: "test      (1.14)",
      name: "TestTheCounter",
      file: "14-TestTheCounter.swift",
      solution: "Chapters/Chapter01Functions/Exercises/14-TestTheCounter/Solution.swift"
    ),
    Exercise(
      title: "capstone  (1.15)",
      name: "FunctionsCapstone",
      file: "15-FunctionsCapstone/Store.swift",
      solution: "Sources/Chapter01Functions/Store.swift"
    ),
  ]

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let workbook = programs.appendingPathComponent("workbook")
    print("Building the workbook …")
    try Timing.of(
      ["swift", "build", "--product", "workbook", "--package-path", packageFolder.path]
    )

    // Two workspaces, so that neither side sees the other's saves.
    let watched = folder.appendingPathComponent("watched").path
    let tested = folder.appendingPathComponent("tested").path
    for workspace in [watched, tested] {
      // The workbook makes no folder that is only named: it could be a typo.
      try FileManager.default.createDirectory(
        atPath: workspace,
        withIntermediateDirectories: true
      )
      try Timing.of([workbook.path, "list", "--workspace", workspace])
    }
    print("Building the workspace's tests once …")
    try Timing.of(["swift", "build", "--build-tests", "--package-path", tested])

    let filter = ["swift", "test", "--package-path", tested, "--filter", "^\(write.name)\\."]
    var swiftTest = Sample()
    let verdict = try measure(write, workbook, watched) { text, isWarm in
      try save(text, of: write, in: tested)
      // Every other save is a wrong answer.
      let timing = try Timing.of(filter, codes: [0, 1])
      if isWarm { swiftTest.add(.seconds(timing.wall)) }
    }
    print("\nFrom a save to its verdict, \(saves) saves each, median (fastest … slowest):")
    print("  \(write.title)                \(verdict.text)")
    print("  the same by swift test --filter \(swiftTest.text)")
    print(
      String(format: "  ratio of the medians            %.2f", verdict.median / swiftTest.median)
    )
    for exercise in others {
      let verdict = try measure(exercise, workbook, watched)
      print("  \(exercise.title)                \(verdict.text)")
    }
  }

  /// - Parameter next: called after each save has got its verdict, with the text that was saved;
  ///   the first one warms up.
  private func measure(
    _ exercise: Exercise,
    _ workbook: URL,
    _ workspace: String,
    then next: (_ text: String, _ isWarm: Bool) throws -> Void = { _, _ in }
  ) throws -> Sample {
    try "workbook 1\ncurrent \(exercise.name)\n"
      .write(toFile: "\(workspace)/.workbook/state", atomically: true, encoding: .utf8)
    let environment = ProcessInfo.processInfo.environment
    let program = try TerminalProgram(
      workbook,
      arguments: ["--workspace", workspace],
      environment: ["PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/"]
    )
    try program.waitUntil(seconds: 120) { $0.contains(Self.end) }
    try finish(exercise, in: workspace)
    let solution = try String(
      contentsOf: packageFolder.appendingPathComponent(exercise.solution),
      encoding: .utf8
    )
    var sample = Sample()
    for number in 0...saves {
      // Right answers and, where one can be made so, wrong ones in turn.
      let amount = number.isMultiple(of: 2) ? "1" : "2"
      let text =
        solution.replacingOccurrences(of: "state.count += 1", with: "state.count += \(amount)")
        + "// save \(number)\n"
      program.forgetShown()
      let start = ContinuousClock.now
      try save(text, of: exercise, in: workspace)
      try program.waitUntil(seconds: 120) { $0.contains(Self.end) }
      guard !program.shown.contains("DOES NOT COMPILE") else {
        throw Failure("What was saved does not compile:\n\(program.shown)")
      }
      if number > 0 { sample.add(ContinuousClock.now - start) }
      try next(text, number > 0)
    }
    program.type("q")
    _ = try program.waitForEnd()
    return sample
  }

  /// Puts the solutions of a library's other files in their place.
  private func finish(_ exercise: Exercise, in workspace: String) throws {
    let mine = URL(fileURLWithPath: "\(workspace)/Chapter01Functions/\(exercise.file)")
      .deletingLastPathComponent()
    let theirs = packageFolder.appendingPathComponent(exercise.solution).deletingLastPathComponent()
    guard exercise.file.contains("/") else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: theirs.path)
    where name.hasSuffix(".swift") {
      try String(contentsOf: theirs.appendingPathComponent(name), encoding: .utf8)
        .write(to: mine.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  /// Every verdict says how long it took: `(0.22 s)`.
  private static let end = " s)"

  private func save(_ text: String, of exercise: Exercise, in workspace: String) throws {
    try text.write(
      toFile: "\(workspace)/Chapter01Functions/\(exercise.file)",
      atomically: true,
      encoding: .utf8
    )
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
