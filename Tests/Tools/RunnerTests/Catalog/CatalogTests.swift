import Testing

@testable import Runner

@Suite struct CatalogTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture([]) }

  @Test("Exercises are ordered by chapter and number, and labelled with both")
  func order() throws {
    try fixture.add("01-Later", chapter: "Chapter02Pullback")
    try fixture.add("02-Second")
    try fixture.add("01-First")
    let catalog = try fixture.catalog()
    #expect(catalog.exercises.map(\.label) == ["1.1", "1.2", "2.1"])
    #expect(catalog.exercises.map(\.name) == ["First", "Second", "Later"])
    #expect(catalog.chapters.map(\.title) == ["Functions", "Pullback"])
  }

  @Test("An exercise is described by its folder and the comment at the top of its source")
  func exercise() throws {
    try fixture.add(
      "02-CounterReducer",
      settings: [
        "kind: fix", "lesson: State: a struct", "formerly: Counter", "formerly: CounterSwitch",
      ]
    )
    let exercise = try fixture.exercise("CounterReducer")
    #expect(exercise.number == 2)
    #expect(exercise.fileName == "02-CounterReducer.swift")
    #expect(exercise.title == "A title")
    #expect(exercise.task == ["Do this,", "and that."])
    #expect(exercise.kind == .fix)
    #expect(exercise.lesson == "State: a struct")
    #expect(exercise.formerly == ["Counter", "CounterSwitch"])
    #expect(exercise.source.starter.contains("// Your code here."))
  }

  @Test("An exercise is found by number, name or former name, in upper or lower case")
  func lookup() throws {
    try fixture.add("01-First", settings: Fixture.defaultSettings + ["formerly: Oldest"])
    try fixture.add("02-Second")
    let catalog = try fixture.catalog()
    for reference in ["1.1", "First", "first", "oldest"] {
      #expect(catalog[reference]?.name == "First")
    }
    let problem = try #require(problem { _ = try catalog.exercise("1.3") })
    #expect(problem.happened.contains("\"1.3\""))
    #expect(problem.exitCode == .usage)
  }

  @Test(
    "An unknown exercise or chapter is answered with the nearest there is",
    arguments: [
      ("1.9", "Chapter 1 has 1.1 to 1.2. `swift"), ("1", "Chapter 1 has 1.1 to 1.2. `swift"),
      ("CounterReducr", "Did you mean 1.2 CounterReducer? `swift"),
      ("counter", "Did you mean 1.2 CounterReducer? `swift"),
      ("9.9", "`swift run workbook list` shows them all."), ("chess", "`swift run workbook list`"),
    ]
  )
  func nearestExercise(reference: String, advice: String) throws {
    try fixture.add("01-Lamp")
    try fixture.add("02-CounterReducer")
    let catalog = try fixture.catalog()
    let refusal = try #require(problem { _ = try catalog.exercise(reference) })
    #expect(refusal.advice.hasPrefix(advice))
    let noChapter = try #require(problem { _ = try catalog.chapter("1.2") })
    #expect(noChapter.advice == "`swift run workbook run 1.2` checks that exercise.")
    #expect(try #require(problem { _ = try catalog.chapter("7") }).advice == "Chapters are 1.")
  }

  @Test(
    "Two exercises never share a name, a former name or a number",
    arguments: [
      ("02-First", [String]()), ("02-Other", ["formerly: First"]), ("01-Other", []),
      ("02-FIRST", []),
    ]
  )
  func duplicates(name: String, settings: [String]) throws {
    try fixture.add("01-First")
    try fixture.add(name, settings: Fixture.defaultSettings + settings)
    let problem = try #require(problem { _ = try fixture.catalog() })
    #expect(problem.happened.contains("are both called"))
  }

  @Test(
    "A missing setting is reported by name",
    arguments: [(["kind: write"], "lesson"), (["lesson: Here"], "kind")]
  )
  func missingSetting(settings: [String], missing: String) throws {
    try fixture.add("01-First", settings: settings)
    let problem = try #require(problem { _ = try fixture.catalog() })
    #expect(problem.happened.contains("// \(missing): "))
    #expect(problem.happened.contains("01-First/Solution.swift"))
  }

  @Test("An unknown setting is refused, because it is probably a known one misspelt")
  func unknownSetting() throws {
    try fixture.add("01-First", settings: Fixture.defaultSettings + ["formerely: Old"])
    let problem = try #require(problem { _ = try fixture.catalog() })
    #expect(problem.happened.contains("formerely"))
  }

  @Test("An unknown kind is reported, with a list of the kinds there are")
  func unknownKind() throws {
    try fixture.add("01-First", settings: ["kind: guess", "lesson: Here"])
    let problem = try #require(problem { _ = try fixture.catalog() })
    #expect(problem.happened.contains("\"guess\""))
    #expect(problem.advice.contains("write, fix, law"))
  }

  @Test("A file without a comment at its top has no title")
  func noTitle() throws {
    let problem = try #require(problem { _ = try Header("import Testing\n", file: "S.swift") })
    #expect(problem.happened == "S.swift has no title.")
  }

  @Test("A task that ends in a word and a colon isn't a setting")
  func colonsInTask() throws {
    let header = try Header("// Title\n//\n// Note: this.\n//\n// kind: law\n", file: "S.swift")
    #expect(header.task == ["Note: this."])
    #expect(header.settings == ["kind": ["law"]])
  }

  @Test(
    "A folder that isn't an exercise is reported",
    arguments: ["First", "01-", "1-Zwölf", "x-First"]
  )
  func folderNames(name: String) throws {
    try fixture.add(name)
    let problem = try #require(problem { _ = try fixture.catalog() })
    #expect(problem.happened.contains("isn't an exercise's name"))
  }

  @Test("A package without chapters is reported, and so is a chapter without a number")
  func noChapters() throws {
    let none = try #require(problem { _ = try fixture.catalog() })
    #expect(none.happened.contains("no folder"))
    try fixture.add("01-First", chapter: "ChapterOne")
    let unnumbered = try #require(problem { _ = try fixture.catalog() })
    #expect(unnumbered.happened.contains("isn't a chapter's name"))
  }
}
