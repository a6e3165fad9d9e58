// From a save to the verdict on the screen, in a workbook that watches on a terminal, as a learner
// has it; against `swift test --filter` for the same exercise in the same kind of workspace.

import Foundation
import TerminalTesting

struct VerdictBenchmark {
  let saves: Int
  private let exercise = (
    name: "CounterReducer", file: "Chapter01Functions/02-CounterReducer.swift"
  )

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let workbook = programs.appendingPathComponent("workbook")
    print("Building the workbook …")
    _ = try seconds(
      "/usr/bin/env",
      ["swift", "build", "--product", "workbook", "--package-path", Self.package.path]
    )
    guard FileManager.default.isExecutableFile(atPath: workbook.path) else {
      throw Failure("The workbook did not build: `swift build` says why.")
    }

    // Two workspaces, so that neither side sees the other's saves.
    let watched = folder.appendingPathComponent("watched").path
    let tested = folder.appendingPathComponent("tested").path
    _ = try seconds(workbook.path, ["list", "--workspace", tested])
    print("Building the workspace's tests once …")
    _ = try seconds("/usr/bin/env", ["swift", "build", "--build-tests", "--package-path", tested])

    _ = try seconds(workbook.path, ["list", "--workspace", watched])
    let solution = try solutionText()
    let environment = ProcessInfo.processInfo.environment
    let program = try TerminalProgram(
      workbook,
      arguments: ["--workspace", watched],
      environment: ["PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/"]
    )
    try program.waitUntil(seconds: 60) { $0.contains(Self.verdict) }
    program.forgetShown()
    program.type("n")
    try program.waitUntil(seconds: 60) { $0.contains(Self.verdict) }

    var watch = Sample()
    var test = Sample()
    for save in 0...saves {
      let text = edited(solution, save)
      program.forgetShown()
      let start = ContinuousClock.now
      try write(text, to: watched)
      try program.waitUntil { $0.contains(Self.verdict) }
      let watchTime = ContinuousClock.now - start

      try write(text, to: tested)
      let testTime = try seconds(
        "/usr/bin/env",
        ["swift", "test", "--package-path", tested, "--filter", "^\(exercise.name)\\."]
      )
      if save > 0 {  // the first of each warms up
        watch.add(watchTime)
        test.add(testTime)
      }
    }
    print("From a save to its verdict, \(saves) saves each, median (fastest … slowest):")
    print("  watching workbook   \(watch.text)")
    print("  swift test --filter \(test.text)")
    print(String(format: "  ratio of medians    %.2f", watch.median / test.median))
  }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let verdict = "rules hold ("

  /// Answers that differ in a function's body each time: right ones and wrong ones in turn.
  private func edited(_ solution: String, _ save: Int) -> String {
    let amount = save.isMultiple(of: 2) ? 1 : save + 1
    return solution.replacingOccurrences(of: "+= 1", with: "+= \(amount)") + "\n"
  }

  private func solutionText() throws -> String {
    let file = Self.package.appendingPathComponent(
      "Chapters/Chapter01Functions/Exercises/02-CounterReducer/Solution.swift"
    )
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func write(_ text: String, to workspace: String) throws {
    try text.write(toFile: "\(workspace)/\(exercise.file)", atomically: true, encoding: .utf8)
  }

  /// The time of a whole process.
  private func seconds(_ program: String, _ arguments: [String]) throws -> Duration {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    return ContinuousClock.now - start
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
