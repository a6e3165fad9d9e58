// The review, as a learner starts it.

import Foundation
import TerminalTesting
import Testing

@testable import Runner

@Suite(.takingTurns) struct ReviewTests {
  let desk: LearnersDesk

  /// The first exercise has passed.
  init() throws {
    desk = try LearnersDesk()
    try desk.file("1.1").write(desk.solution("1.1"))
    try desk.state.write("workbook 1\ndone TheLamp\nreview TheLamp 2026-01-05 1\n")
  }

  private var mark: ReviewMark? {
    (try? LearnerProgress(desk.state.read()))?.reviews["TheLamp"]
  }

  /// What it prints without a terminal.
  private func printed(_ words: String...) async throws -> (output: String, error: String) {
    let places = ["--package", desk.package.description, "--workspace", desk.workspace.description]
    let result = try await Subprocess(
      executable: URL.built("classroom").path,
      arguments: ["review"] + words + places
    ).run()
    return (result.output.text, result.errors.text)
  }

  private func terminal(columns: Int = 80) throws -> TerminalProgram {
    try TerminalProgram(
      URL.built("classroom"),
      arguments: [
        "review", "--package", desk.package.description, "--workspace", desk.workspace.description,
      ],
      columns: columns
    )
  }

  @Test("Without a terminal it prints a card, which is the same all day, or its answers")
  func plain()
    async throws
  {
    let card = try await printed().output
    #expect(card.hasPrefix("1.1 TheLamp: A lamp and its switch\n"))
    #expect(try await printed().output == card)
    let answer = try await printed("--answer").output
    #expect(answer.contains("A tap turns the lamp on if it was off, and off if it was on."))
    #expect(!card.contains(answer.prefix { $0 != "\n" }))
    #expect(mark == ReviewMark(day: try #require(Day("2026-01-05")), rightInARow: 1))
  }

  @Test("It asks about one exercise only if that has passed") func named() async throws {
    #expect(try await printed("1.1").output.hasPrefix("1.1 TheLamp"))
    #expect(
      try await printed("1.2").error.hasPrefix("You haven't passed 1.2 InoutBridge yet.")
    )
  }

  @Test("What isn't due is asked about only with --all") func all() async throws {
    try desk.state.write("workbook 1\ndone TheLamp\nreview TheLamp \(Day.today) 0\n")
    let next = Day(number: Day.today.number + 1)
    #expect(try await printed().output.hasPrefix("Nothing is due until \(next)."))
    #expect(try await printed("--all").output.hasPrefix("1.1 TheLamp"))
    try desk.state.write("workbook 1\n")
    #expect(try await printed().output.hasPrefix("Nothing to review."))
  }

  @Test("For a teacher it counts what those have missed who handed in their marks") func learners()
    async throws
  {
    let handedIn = desk.temporary / "handed in"
    for (name, mark) in [("Ada", "1 tap"), ("Bob", "0 tap brightness"), ("Cyd", "2")] {
      try (handedIn / name / ".workbook/state")
        .write("workbook 1\nreview TheLamp 2026-01-05 \(mark)\n")
    }
    try (handedIn / "Dan/Chapter01Functions/01-TheLamp.swift").write("")
    #expect(
      try await printed("--learners", handedIn.description).output == """
        2 of 3  1.1 TheLamp: A tap turns the lamp on if it was off, and off if it was on
        1 of 3  1.1 TheLamp: A tap leaves the brightness alone

        """
    )
  }

  @Test("Wrong keys are asked again, both answers count, and the card is noted") func answers()
    throws
  {
    let program = try terminal()
    try program.waitFor("line> ")
    for (typed, shown) in [
      ("x\r", "Type a number from 0 to "), ("99\r", "Type a number from 0 to "),
    ] {
      program.forgetShown()
      program.type(typed)
      try program.waitFor(shown)
    }
    program.type("8\r")
    // A card without a mistake may have no second question.
    try program.waitUntil { $0.contains("a, b or c> ") || $0.contains("of 1 right.") }
    if program.shown.contains("a, b or c> ") {
      program.forgetShown()
      program.type("d\r")
      try program.waitFor("Type a, b or c")
      program.type("a\r")
    }
    #expect(try program.waitForEnd() == .exited(0))
    // Which card it was is left to chance.
    let isRight = program.shown.withoutEscapes.contains("1 of 1 right.")
    #expect(mark?.rightInARow == (isRight ? 2 : 0))
    #expect(mark?.missed.isEmpty == isRight)
    #expect(mark?.day == Day.today)
  }

  @Test(
    "Stopping in the middle of a card notes nothing, however narrow the window",
    arguments: [true, false]
  )
  func stop(byKey: Bool) throws {
    let before = mark
    let program = try terminal(columns: 30)
    try program.waitFor("line> ")
    program.type(byKey ? "q\r" : "\u{3}")
    #expect(try program.waitForEnd() == (byKey ? .exited(0) : .signalled(SIGINT)))
    #expect(mark == before)
    let lines = program.shown.withoutEscapes.split(whereSeparator: \.isNewline)
    #expect(lines.allSatisfy { $0.count <= 30 })
  }
}
