// A program that is built again without the compiler's driver is the one that the driver would have
// built.

import Chapter04Modern
import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct RebuildTests {
  /// A folder in which the compiler's driver is counted.
  private struct Workshop {
    let desk: LearnersDesk
    let exercise: Exercise
    let checker: Checker
    private var log: Path { desk.temporary / "starts" }
    /// Where this file exists, the driver does nothing, and ends well.
    var idle: Path { desk.temporary / "idle" }

    init() async throws {
      let compiler = try await Self.compiler.value
      desk = try LearnersDesk(build: compiler.folder)
      exercise = try desk.catalog.exercise("CounterReducer")
      checker = Checker(
        builder: Builder(
          toolchain: Toolchain(
            compiler: compiler.description,
            method: try await Toolchain.find(usesSwiftPM: false).method
          ),
          package: desk.package,
          folder: desk.temporary / "build"
        )
      )
      try log.write("")
    }

    /// Starts the real one, and writes that down where a workshop's program is built. All workshops
    /// have the same one, or each would have to build the package's libraries.
    private static let compiler = Task {
      let real = try await Toolchain.find(usesSwiftPM: false)
      let counting = LearnersDesk.whole / ".build/workshops/swiftc"
      try counting.writeIfChanged(
        """
        #!/bin/sh
        desk="${2%/build/*}"
        [ "$desk" = "$2" ] || echo "$*" >> "$desk/starts"
        [ -e "$desk/idle" ] || exec \(real.compiler) "$@"

        """
      )
      chmod(counting.description, 0o755)
      return counting
    }

    func outcome(_ text: String) async throws -> Verdict.Outcome {
      let files = exercise.starter.map { SourceFile(name: $0.name, text: text) }
      return try await checker.check(files, for: exercise).outcome
    }

    /// How often the driver has been started for the exercise, not for a library.
    var starts: Int { get throws { try starts(for: "CounterReducer.swift") } }

    func starts(for file: String) throws -> Int {
      try log.read().lines.filter { $0.contains(file) }.count
    }
  }

  /// A plan that needs nothing of the package: a test of the last of some libraries, the first of
  /// which is the learner's.
  private func plan(_ libraries: (name: String, sources: [SourceFile])..., test: String)
    -> BuildPlan
  {
    let tests = """
      import \(libraries.last!.name)
      import Testing
      @Test func isRight() { #expect(\(test)) }
      """
    return BuildPlan(
      .tests,
      name: "Numbers",
      module: "NumbersTests",
      sources: [SourceFile(name: "NumbersTests.swift", text: tests)],
      libraries: libraries.map { BuildPlan.Library(name: $0.name, sources: $0.sources) },
      mine: libraries[0].sources,
      in: LearnersDesk.whole
    )
  }

  @Test("The driver has no part in a change of one of two files; each verdict is that of the text")
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

    func expect(_ text: String, _ outcome: Verdict.Outcome, _ what: Comment) async throws {
      #expect(try await workshop.outcome(text) == outcome, what)
      #expect(try workshop.starts == 1, what)
    }
    try await expect(right, .pass, "the first build")
    try await expect(wrong, .notYet, "a change in a body")
    try await expect(right, .pass, "and back")
    try await expect(broken, .doesNotCompile, "an error in a body")
    try await expect(broken + "\n", .doesNotCompile, "the same error")
    try await expect(wrong, .notYet, "without it")
    try await expect(reordered, .doesNotCompile, "other fields, which the tests see")
    try await expect(reordered + "\n", .doesNotCompile, "still")
    try await expect(right, .pass, "the fields as they were")
    try await expect(helped, .pass, "a declaration that the tests don't use")
    try await expect(helped + "// more\n", .pass, "a comment")
    try await expect(right, .pass, "one declaration fewer")
  }

  @Test("Tests are compiled again if they see another declaration, not if they meet another value")
  func values() async throws {
    let workshop = try await Workshop()
    let text = "import Testing\n@Test func isRight() { #expect(number == 2) }\n"
    let object = workshop.checker.builder.folder / "Number" / "Tests.o"
    func expect(_ number: String, _ outcome: Verdict.Outcome, again: Bool) async throws {
      let mine = SourceFile(name: "Number.swift", text: number + "\n")
      let plan = BuildPlan(
        .tests,
        name: "Number",
        sources: [mine, SourceFile(name: "Tests.swift", text: text)],
        mine: [mine],
        in: workshop.desk.package
      )
      let before = object.modificationTime
      #expect(try await workshop.checker.judge(plan).outcome == outcome, "\(number)")
      #expect((object.modificationTime != before) == again, "\(number)")
    }
    try await expect("let number = 2", .pass, again: true)
    // The driver doesn't say what the file shows.
    try await expect("let number = 3", .notYet, again: true)
    try await expect("let number = 2", .pass, again: false)
    try await expect("let number = two", .doesNotCompile, again: false)
    try await expect("let number = 1 + 2", .notYet, again: false)
    try await expect("let number = 2.0", .pass, again: true)
    try await expect("import Foundation\nlet number = 2.0", .pass, again: true)
    try await expect("import Foundation\nlet number = 2.5", .notYet, again: false)
    #expect(try workshop.starts(for: " Tests.swift") == 1)
  }

  @Test("A library that only a new text imports is linked") func newImport() async throws {
    let workshop = try await Workshop()
    let right = try workshop.desk.solution("CounterReducer")
    #expect(!right.contains("import"))
    let named = right.replacing("count += ", with: "count += NSString().length + ")
    #expect(try await workshop.outcome(right) == .pass)
    #expect(try await workshop.outcome("import Foundation\n" + named) == .pass)
    // Once more the same imports, and then none.
    #expect(try await workshop.outcome("import Foundation\n" + named + "\n") == .pass)
    #expect(try await workshop.outcome(right) == .pass)
  }

  @Test("A learner's library is built without the driver, and the tests if they see a change")
  func library() async throws {
    let workshop = try await Workshop()
    let right = "public func number() -> Int { 2 }\n"
    @discardableResult
    func expect(_ text: String, _ outcome: Verdict.Outcome, starts: [Int], _ what: Comment)
      async throws -> Verdict
    {
      let other = SourceFile(name: "Other.swift", text: "func other() -> Int { number() }\n")
      let file = SourceFile(name: "Number.swift", text: text)
      let plan = plan(("Numbers", [file, other]), test: "number() == 2")
      let verdict = try await workshop.checker.judge(plan)
      #expect(verdict.outcome == outcome, what)
      let files = [" Number.swift", " NumbersTests.swift"]
      #expect(try files.map(workshop.starts) == starts, what)
      return verdict
    }
    /// The module's time, in whole seconds: all that the driver sees of it on Linux.
    func second() throws -> TimeInterval {
      let module = workshop.checker.builder.folder / "Numbers" / "Numbers" / "Numbers.swiftmodule"
      return try #require(module.modificationTime).timeIntervalSince1970.rounded(.down)
    }
    try await expect(right, .pass, starts: [1, 1], "the first build")
    let (wrong, broken) = (right.replacing("2", with: "3"), right.replacing("2", with: "two"))
    try await expect(wrong, .notYet, starts: [1, 1], "a change in a body")
    try await expect(broken, .doesNotCompile, starts: [1, 1], "an error in a body")
    let unused = right.replacing("{ 2 }", with: "{ let two = 2; return 2 }")
    let warned = try await expect(unused, .pass, starts: [1, 1], "a warning")
    #expect(warned.diagnostics.contains { $0.isMine && $0.message.contains("'two'") })
    try await expect(right, .pass, starts: [1, 1], "and back")
    try await expect(right, .pass, starts: [1, 1], "the same text")
    let hidden = right.replacing("public ", with: "")
    let testsWereBuilt = Date.now.timeIntervalSince1970.rounded(.down)
    try await expect(hidden, .doesNotCompile, starts: [1, 2], "out of the tests' sight")
    #expect(try second() > testsWereBuilt, "The driver can't see that the module is another one.")
    try await expect(right, .pass, starts: [1, 3], "in sight again")
    try await expect("@inlinable " + right, .pass, starts: [1, 4], "seen with its body")
    try await expect("@inlinable " + wrong, .notYet, starts: [1, 5], "another, which they see")
  }

  @Test("Of several files, those that others see as they were are compiled without the driver")
  func several() async throws {
    let workshop = try await Workshop()
    let whole = "struct Whole { var half = 2 }\n"
    let factor = "func factor() -> Int { 2 }\n"
    func expect(_ whole: String, _ factor: String, _ outcome: Verdict.Outcome, starts: Int)
      async throws
    {
      let texts = [whole, factor, "public func number() -> Int { Whole().half * factor() }\n"]
      let files = zip(["Whole.swift", "Factor.swift", "Number.swift"], texts)
        .map { SourceFile(name: $0, text: $1) }
      let plan = plan(("Numbers", files), test: "number() == 4")
      #expect(try await workshop.checker.judge(plan).outcome == outcome)
      #expect(try workshop.starts(for: " Whole.swift") == starts)
    }
    try await expect(whole, factor, .pass, starts: 1)
    try await expect(whole, factor.replacing("2", with: "3"), .notYet, starts: 1)
    try await expect(whole + "// more\n", factor, .pass, starts: 1)
    let wider = "struct Whole { var other = 7, half = 2 }\n"
    try await expect(wider, factor.replacing("2", with: "two"), .doesNotCompile, starts: 1)
    try await expect(wider, factor, .pass, starts: 2)
  }

  @Test(
    "What imports a learner's library is left alone by a change in a body; the first build says its parts"
  )
  func dependents() async throws {
    let workshop = try await Workshop()
    let doubles = SourceFile(
      name: "Double.swift",
      text: "import Numbers\npublic func double() -> Int { 2 * number() }\n"
    )
    // With it, the program's beginning is built, which is a part of its own.
    _ = try await workshop.outcome(workshop.desk.solution("CounterReducer"))
    let parts = LockIsolated<[String]>([])
    func expect(_ text: String, _ outcome: Verdict.Outcome, starts: [Int], _ what: Comment)
      async throws
    {
      let plan = plan(
        ("Numbers", [SourceFile(name: "Number.swift", text: text)]),
        ("Doubles", [doubles]),
        test: "double() == 4"
      )
      let verdict = try await workshop.checker.judge(plan) { part, count, name in
        parts.withValue { $0.append("\(part)/\(count) \(name)") }
      }
      #expect(verdict.outcome == outcome, what)
      let files = [" Number.swift", " Double.swift", " NumbersTests.swift"]
      #expect(try files.map(workshop.starts) == starts, what)
    }
    let right = "public func number() -> Int { 2 }\n"
    try await expect(right, .pass, starts: [1, 1, 1], "the first build")
    let firstParts = ["1/3 Numbers", "2/3 Doubles", "3/3 Numbers"]
    #expect(parts.value == firstParts)
    let helped = right + "private func helper() {}\n"
    try await expect(helped, .pass, starts: [1, 2, 2], "a declaration that nobody uses")
    // The compiler writes both files when it makes the module.
    let module = workshop.checker.builder.folder / "Numbers" / "Doubles" / "Doubles.swiftmodule"
    let beside = module.folder / "Doubles.swiftsourceinfo"
    beside.remove()
    let wrong = helped.replacing("2", with: "3")
    try await expect(wrong, .notYet, starts: [1, 2, 2], "a change in a body")
    try await expect(helped, .pass, starts: [1, 2, 2], "and back")
    #expect(!beside.exists, "the other module was made again")
    module.remove()
    try await expect(wrong, .notYet, starts: [1, 2, 2], "without the other module")
    #expect(beside.exists)
    #expect(parts.value == firstParts, "later builds are quick")
  }

  @Test("After a build that was interrupted, the driver decides, and takes nothing for its own")
  func interrupted() async throws {
    let workshop = try await Workshop()
    let right = try workshop.desk.solution("CounterReducer")
    let wider = right.replacing("  var count", with: "  var before = 0\n  var count")
    #expect(try await workshop.outcome(right) == .pass)
    // Built without it.
    #expect(try await workshop.outcome(wider) == .pass)
    let home = workshop.checker.builder.folder / "CounterReducer"
    (home / "record.json").remove()
    #expect(try await workshop.outcome(right) == .pass)
    #expect(try workshop.starts == 2)
    // And after a record that a power cut has emptied.
    truncate((home / "record.json").description, 0)
    #expect(try await workshop.outcome(right + "\n\n") == .pass)
    #expect(try workshop.starts == 3)
  }

  @Test("A compiler that ends well and makes nothing gives no verdict") func idle() async throws {
    let workshop = try await Workshop()
    let right = try workshop.desk.solution("CounterReducer")
    #expect(try await workshop.outcome(right) == .pass)
    (workshop.checker.builder.folder / "CounterReducer" / "record.json").remove()
    try workshop.idle.write("")
    let wrong = right.replacing("count -= ", with: "count += ") + "func helper() {}\n"
    let problem = await #expect(throws: Problem.self) { try await workshop.outcome(wrong) }
    #expect(problem?.happened.contains("swiftc ended well, and made no ") == true)
    workshop.idle.remove()
    #expect(try await workshop.outcome(wrong) == .notYet)
  }

  @Test("A test program whose workbook is gone before it begins ends, and waits for nobody")
  func orphan() async throws {
    let desk = try LearnersDesk.used()
    try await desk.run("run", "CounterReducer")
    let program = desk.workspace / ".workbook/build/CounterReducer/program"
    // Nobody reads what it prints, nor the pipe that it opens by name.
    let script = """
      mkfifo "$2"
      { until [ -e "$3" ]; do :; done
        exec "$1" --event-stream-output-path "$2" --event-stream-version 0
      } | { exec <&-; : > "$3"; }
      """
    let files = ["events", "closed"].map { (desk.temporary / $0).description }
    let result = try await Subprocess(
      executable: "/bin/sh",
      arguments: ["-c", script, "sh", program.description] + files,
      limit: .seconds(10)
    ).run()
    #expect(result.ending != .timedOut)
  }
}
