import Testing

@testable import Runner

/// A library of which each file is a stage: the reference stands in for those that have a hole.
@Suite struct StagesTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture(["01-First"])
    let folder = fixture.folder("02-Library")
    let header = ["A library", "", "Write it.", "", "kind: capstone", "lesson: All"]
    try (folder / "Starter/Reducer.swift").write(
      header.map { "// \($0)\n" }.joined() + "\n// Your code here.\n"
    )
    try (folder / "Starter/Store.swift").write("nothing()  // Your code here.\n")
    try (folder / "Starter/Given.swift").write("given()\n")
    try (folder / "Solution/Reducer.swift").write("reference()\n")
    try (folder / "Solution/Store.swift").write("reference()\n")
    try (folder / "Tests/0-Helpers/Helper.swift").write("helper()\n")
    try (folder / "Tests/1-Reducer/ReducerTests.swift").write("import Chapter01Functions\n")
    try (folder / "Tests/2-Store/StoreTests.swift").write("import Chapter01Functions\n")
  }

  private func library() throws -> Exercise { try fixture.exercise("Library") }

  private func mine(_ files: [String: String]) -> [SourceFile] {
    files.sorted { $0.key < $1.key }
      .map { SourceFile(name: "02-Library/\($0.key).swift", text: $0.value) }
  }

  @Test("What is given is the same in the solution as in the starter") func solution() throws {
    let solution = try library().solution
    #expect(
      Dictionary(uniqueKeysWithValues: solution.map { ($0.name, $0.text) }) == [
        "02-Library/Reducer.swift": "reference()\n", "02-Library/Store.swift": "reference()\n",
        "02-Library/Given.swift": "given()\n",
      ]
    )
  }

  @Test("The reference stands in for a file that has a hole or is gone")
  func standIn() throws {
    let exercise = try library()
    let files = mine(["Reducer": "mine()", "Store": "half()  // Your code here.", "More": "more()"])
    let library = exercise.library(of: files)
    #expect(
      Dictionary(uniqueKeysWithValues: library.map { (Path($0.name).name, $0.text) }) == [
        "Reducer.swift": "mine()", "Store.swift": "reference()\n", "Given.swift": "given()\n",
        "More.swift": "more()",
      ]
    )
  }

  @Test("A file that only speaks of holes has none") func spokenOf() throws {
    let files = mine(["Reducer": "// Holes say \"Your code here\".\nmine()"])
    let reducer = try library().library(of: files).first { $0.name.hasSuffix("Reducer.swift") }
    #expect(reducer == files[0])
  }

  @Test("The rule that every file is written names those that aren't, in the order of the stages")
  func rule() throws {
    let exercise = try library()
    let starter = try #require(exercise.unwrittenStages(in: exercise.starter))
    let all = starter.failures.flatMap(\.comments).joined()
    #expect(all.contains("0 of 2 files are yours"))
    #expect(all.contains("Reducer.swift, Store.swift"))
    let half = exercise.unwrittenStages(in: mine(["Reducer": "mine()", "Given": "given()"]))
    #expect(half?.file == "Store.swift")
    #expect(half?.failures.flatMap(\.comments).joined().contains("1 of 2 files are yours") == true)
    let done = mine(["Reducer": "mine()", "Store": "mine()"])
    #expect(exercise.unwrittenStages(in: done) == nil)
  }

  @Test("The tests are the exercise's own, ordered by the stage that they are about")
  func plan() throws {
    let exercise = try library()
    let plan = try BuildPlan(exercise.starter, for: exercise, in: fixture.package)
    #expect(
      plan.sources.map(\.name) == [
        "0-Helpers-Helper.swift", "1-Reducer-ReducerTests.swift", "2-Store-StoreTests.swift",
      ]
    )
    #expect(plan.libraries.map(\.name) == ["Chapter01Functions"])
    #expect(!plan.imports.contains("Chapter01Functions"))
    let stages = try plan.testStages
    #expect(stages["1-Reducer-ReducerTests.swift"] == 1)
    #expect(stages["2-Store-StoreTests.swift"] == 2)
  }
}
