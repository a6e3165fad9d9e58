// A program that is built again without the compiler's driver is the one that the driver would have
// built.

import Foundation
import Testing

@testable import workbook

@Suite(.takingTurns) struct RebuildTests {
  /// A folder in which the compiler's driver is counted.
  private struct Workshop {
    let desk: LearnersDesk
    let exercise: Exercise
    let checker: Checker
    private let log: Path

    init() async throws {
      desk = try LearnersDesk(sharesLibraries: false)
      exercise = try desk.catalog.exercise("CounterReducer")
      log = desk.temporary / "starts"
      try log.write("")
      let real = try await Toolchain.find(usesSwiftPM: false)
      let counting = desk.temporary / "swiftc"
      try counting.write("#!/bin/sh\necho \"$*\" >> '\(log)'\nexec \(real.compiler) \"$@\"\n")
      chmod(counting.description, 0o755)
      checker = Checker(
        builder: Builder(
          toolchain: Toolchain(compiler: counting.description, method: real.method),
          package: desk.package,
          folder: desk.temporary / "build"
        )
      )
    }

    func outcome(_ text: String) async throws -> Verdict.Outcome {
      let files = exercise.starter.map { SourceFile(name: $0.name, text: text) }
      return try await checker.check(files, for: exercise).outcome
    }

    /// How often the driver has been started for the exercise, not for a library.
    var starts: Int {
      get throws { try log.read().lines.filter { $0.contains("CounterReducer.swift") }.count }
    }
  }

  @Test("Only a change that other files see is the driver's; each verdict is that of the text")
  func changesAndBack() async throws {
    let workshop = try await Workshop()
    let right = try workshop.desk.solution("CounterReducer")
    let wrong = right.replacing("count -= ", with: "count += ")
    let broken = right.replacing("count -= ", with: "cont -= ")
    // The tests write `CounterState(count: 40, step: 3)`.
    let reordered = right.replacing(
      "  var count = 0\n  var step = 1\n",
      with: "  var step = 1\n  var count = 0\n"
    )
    let helped = right + "\nfunc helper() {}\n"
    #expect(Set([right, wrong, broken, reordered, helped]).count == 5)

    func expect(_ text: String, _ outcome: Verdict.Outcome, starts: Int, _ what: Comment)
      async throws
    {
      #expect(try await workshop.outcome(text) == outcome, what)
      #expect(try workshop.starts == starts, what)
    }
    try await expect(right, .pass, starts: 1, "the first build")
    try await expect(wrong, .notYet, starts: 1, "a change in a body")
    try await expect(right, .pass, starts: 1, "and back")
    try await expect(broken, .doesNotCompile, starts: 1, "an error in a body")
    try await expect(broken + "\n", .doesNotCompile, starts: 1, "the same error")
    try await expect(wrong, .notYet, starts: 1, "without it")
    try await expect(reordered, .doesNotCompile, starts: 2, "other fields, which the tests see")
    try await expect(reordered + "\n", .doesNotCompile, starts: 3, "still")
    try await expect(right, .pass, starts: 4, "the fields as they were")
    try await expect(helped, .pass, starts: 5, "a declaration that the tests don't use")
    try await expect(helped + "// more\n", .pass, starts: 5, "a comment")
    try await expect(right, .pass, starts: 6, "one declaration fewer")
  }

  @Test("After a build that was interrupted, the driver decides") func interrupted() async throws {
    let workshop = try await Workshop()
    let right = try workshop.desk.solution("CounterReducer")
    #expect(try await workshop.outcome(right) == .pass)
    let home = workshop.checker.builder.folder / "CounterReducer"
    (home / "record.json").remove()
    #expect(try await workshop.outcome(right + "\n") == .pass)
    #expect(try workshop.starts == 2)
    // And after a record that a power cut has emptied.
    truncate((home / "record.json").description, 0)
    #expect(try await workshop.outcome(right + "\n\n") == .pass)
    #expect(try workshop.starts == 3)
  }
}
