// A learner's way through the workbook, by the real program.

import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct LearnerTests {
  @Test("The first run makes the workspace and gives the first exercise's verdict")
  func firstRun() async throws {
    let desk = try LearnersDesk()
    let answer = try await desk.run()
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("NOT YET  1.1 TheLamp"))
    #expect(answer.output.contains(try desk.file("1.1").description))
    for exercise in desk.catalog.exercises {
      #expect(try desk.files(exercise) == exercise.starter)
    }
  }

  @Test("Every exercise passes with its solution, and next leads through them all")
  func wholeWay() async throws {
    let desk = try LearnersDesk.used()
    for exercise in desk.catalog.exercises {
      try desk.write(exercise.solution, of: exercise)
      let answer = try await desk.run()
      #expect(answer.output.hasPrefix("PASS  \(exercise.label) \(exercise.name)"))
      #expect(answer.code == 0)
      try await desk.run("next")
    }
    let count = desk.catalog.exercises.count
    #expect(try await desk.run("next").output == "All \(count) exercises are done.\n")
    #expect(try await desk.run("list").output.contains("pending") == false)
  }

  @Test("You can go to any exercise, and an unknown name moves nothing")
  func nextNamed() async throws {
    let desk = try LearnersDesk.used()
    let last = try #require(desk.catalog.exercises.last)
    let answer = try await desk.run("next", last.label)
    #expect(answer.output.contains("\(last.label) \(last.name): "))
    #expect(try await desk.run("next", "9.99").code == 2)
    #expect(try await desk.run().output.hasPrefix("NOT YET  \(last.label)"))
  }

  @Test(
    "A failing verdict gives the rule, the values, the misconception, the file and what to do next"
  )
  func verdict() async throws {
    let desk = try LearnersDesk.used()
    try desk.file("1.3").write(
      desk.solution("1.3").replacing(
        "count -= state.step",
        with: "count = max(0, state.count - state.step)"
      )
    )
    let output = try await desk.run("run", "1.3").output
    #expect(output.contains("A decrement can go below zero"))
    #expect(output.contains("(counts → [0, 0, 0]) == [-2, -3, -2003]"))
    #expect(output.contains("Zero is no floor"))
    #expect(output.contains("Edit  \(try desk.file("1.3"))"))
    #expect(output.contains("Read  "))
    #expect(output.contains("`swift run workbook hint 1.3`"))
  }

  @Test(
    "A compile error is the compiler's own, at the learner's line, with no path of the workbook's"
  )
  func compileError() async throws {
    let desk = try LearnersDesk.used()
    let text = try desk.solution("1.3").replacing("state.count +=", with: "stat.count +=")
    try desk.file("1.3").write(text)
    let line = try #require(text.lines.firstIndex { $0.contains("stat.count") }) + 1
    let answer = try await desk.run("run", "1.3")
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("DOES NOT COMPILE  1.3 CounterReducer"))
    #expect(answer.output.contains("line \(line): error: cannot find 'stat' in scope"))
    #expect(answer.output.contains("Edit  \(try desk.file("1.3")):\(line):"))
    #expect(!answer.output.contains(".workbook/"))
  }

  @Test("The solution is shown once the exercise has passed, or if you ask for a spoiler")
  func solution() async throws {
    let desk = try LearnersDesk.used()
    #expect(try await desk.run("solution").errors.hasPrefix("1.1 TheLamp is not done yet."))
    let refused = try await desk.run("solution", "1.3")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("is not done yet"))
    let spoiled = try await desk.run("solution", "1.3", "--spoil")
    #expect(spoiled.output.contains("+   "))
    try desk.file("1.3").write(desk.solution("1.3"))
    try await desk.run("run", "1.3")
    let same = try await desk.run("solution", "1.3")
    #expect(same.output == "Your file matches the solution exactly.\n")
  }

  @Test(
    "A capstone's solution is shown without comments, which are the library's and not the task's"
  )
  func librarySolution() async throws {
    let desk = try LearnersDesk.withAllExercises()
    let solution = try await desk.run("solution", "FunctionsCapstone", "--spoil").output
    #expect(solution.contains("+ "))
    #expect(solution.contains("Store.swift: - yours, + the solution"))
    #expect(!solution.contains("//"))
    #expect(!solution.contains("\n+ \n+ \n"))
  }

  @Test("check-all checks what it is asked to: a chapter, or what was begun")
  func checkSome() async throws {
    let desk = try LearnersDesk.used()
    #expect(try await desk.run("check-all", "--begun").output == "0 of 0 pass\n")
    try desk.file("1.1").write(desk.solution("1.1"))
    let begun = try await desk.run("check-all", "1", "--begun")
    #expect(begun.code == 0)
    #expect(begun.output == "PASS              1.1 TheLamp\n1 of 1 pass\n")
    #expect(try await desk.run("check-all", "1").output.hasSuffix("1 of 3 pass\n"))
    #expect(try await desk.run("check-all", "9").errors.hasPrefix("There is no chapter \"9\"."))
  }

  @Test("A command that checks another exercise says where you are, and how to move")
  func watchNote() async throws {
    let desk = try LearnersDesk.used()
    #expect(try await desk.run("run", "1.1").output.contains("you are still") == false)
    let other = try await desk.run("run", "1.2").output
    #expect(other.contains("Note  you are still at 1.1; `swift run workbook next 1.2` moves you"))
    #expect(try await desk.run("next", "1.2").output.contains("already running moves there"))
    #expect(try await desk.run("run", "1.2").output.contains("you are still") == false)
  }

  @Test("read shows the exercise's part of the lesson, with its code and without its marks")
  func read() async throws {
    let desk = try LearnersDesk.used()
    let output = try await desk.run("read", "1.1").output
    #expect(output.hasPrefix("A lamp\n\n"))
    #expect(output.contains("\n    struct Lamp: Equatable {\n      var isOn = false\n"))
    #expect(!output.contains("```") && !output.contains("<!--"))
    #expect(output.lines.contains { $0.hasPrefix("From  ") && $0.hasSuffix(".md") })
    #expect(try await desk.run("read").output == output)
  }

  @Test("JSON holds the list and the verdicts")
  func json() async throws {
    let desk = try LearnersDesk.used()
    func object(_ words: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(words.utf8)) as? [String: Any])
    }
    let list = try object(try await desk.run("list", "--json").output)
    let first = try #require((list["exercises"] as? [[String: Any]])?.first)
    #expect(first["exercise"] as? String == "TheLamp")
    #expect(first["isDone"] as? Bool == false)
    #expect(first["isCurrent"] as? Bool == true)

    let starter = try object(try await desk.run("run", "1.3", "--json").output)
    #expect(starter["verdict"] as? String == "notYet")
    #expect((starter["failures"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test("check-all gives a line for each exercise, or JSON, and marks what is done")
  func checkAll() async throws {
    let desk = try LearnersDesk.used()
    try desk.file("1.3").write(desk.solution("1.3"))
    let answer = try await desk.run("check-all")
    #expect(answer.code == 1)
    let count = desk.catalog.exercises.count
    #expect(answer.output.lines.count { $0.hasPrefix("NOT YET  ") } == count - 1)
    #expect(answer.output.contains("PASS              1.3 CounterReducer\n"))
    #expect(answer.output.hasSuffix("1 of \(count) pass\n"))
    #expect(try await desk.run("list").output.contains("1.3  done    CounterReducer"))

    let json = try await desk.run("check-all", "--json").output
    let all = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect((all["exercises"] as? [Any])?.count == count)
    #expect(all["passed"] as? Int == 1)
  }

  @Test("A fix shows what goes wrong, and what may be behind it after the first edit")
  func untouchedFix() async throws {
    let desk = try LearnersDesk.used(withAllExercises: true)
    let starter = try await desk.run("run", "DeleteAtOffsets").output
    #expect(starter.contains("Several rows are deleted together"))
    #expect(!starter.contains("A common cause"))
    try desk.touch("DeleteAtOffsets")
    #expect(try await desk.run("run", "DeleteAtOffsets").output.contains("A common cause"))
  }

  @Test("Tests are judged by the bugs that they let through")
  func testsOfTests() async throws {
    let desk = try LearnersDesk.used(withAllExercises: true)
    let starter = try await desk.run("run", "TestTheCounter").output
    #expect(starter.contains(" TestTheCounter: not started"))
    #expect(!starter.contains("a counter that stops at zero"), "Nothing was written yet.")
    try desk.touch("TestTheCounter")
    let touched = try await desk.run("run", "TestTheCounter").output
    #expect(touched.contains("Your tests accept a counter that stops at zero"))

    try desk.file("TestTheCounter").write(
      desk.catalog.exercise("TestTheCounter").source.starter.replacing(
        "#expect(after(.incrementTapped).count == 1)",
        with: "#expect(after(.incrementTapped).count == 2)"
      )
    )
    let contradicting = try await desk.run("run", "TestTheCounter").output
    #expect(contradicting.contains("0 of your 1 tests agree with the chapter"))
    #expect(
      contradicting.contains(
        "Your test \"An increment adds one\" fails on the right implementation"
      )
    )
  }

  @Test("A learner's test that traps or loops on a bug has found it")
  func testsThatGoWrong() async throws {
    let desk = try LearnersDesk.used(withAllExercises: true)
    // The loop takes none of the processor's time, which the tests beside it need.
    for check in ["precondition(stops)", "while !stops { sleep(1) }"] {
      try desk.file("TestTheCounter").write(
        "import Foundation\n"
          + desk.catalog.exercise("TestTheCounter").source.starter.replacing(
            "#expect(after(.incrementTapped).count == 1)",
            with: "let stops = after(.decrementTapped).count == -1\n    \(check)"
          )
      )
      let output = try await desk.run("run", "TestTheCounter").output
      #expect(output.contains("your tests find 1 of 6 bugs"))
      #expect(!output.contains("a counter that stops at zero"))
    }
  }

  @Test("If a toolchain's Swift Testing begins in another way, --swiftpm gives the verdicts")
  func swiftPM() async throws {
    let desk = try LearnersDesk(sharesLibraries: false)
    try desk.replaceSource("Tools/TestProgram/TestProgram.swift") {
      $0.replacing("__swiftPMEntryPoint", with: "anotherEntryPoint")
    }
    try await desk.run("list")
    try desk.touch("1.3")
    #expect(try await desk.run("run", "1.3").errors.contains("add --swiftpm to the command."))
    let first = try await desk.run("run", "1.3", "--swiftpm").output
    #expect(first.hasPrefix("NOT YET  1.3 CounterReducer: 1 of 3 rules hold"))
    #expect(first.contains("The count is still 40"))
    try desk.file("1.3").write("func")
    let broken = try await desk.run("run", "1.3", "--swiftpm").output
    #expect(broken.hasPrefix("DOES NOT COMPILE"))
    #expect(broken.contains("line 1: error: expected identifier"))
  }
}
