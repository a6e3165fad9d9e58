import Foundation
import Testing

@testable import Runner
@testable import classroom

@Suite struct OwnFeatureTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    let model = fixture.package / "Sources/Tools/Features/Chapter02Pullback/Counter"
    try (model / "Counter.swift").write("import Chapter02Pullback\nstruct CounterState {}\n")
    try (model / "CounterTests.swift").write("import Testing\nlet tested = counterReducer\n")
  }

  /// A workspace with a feature in it.
  func make(_ name: String) throws -> (workspace: Workspace, feature: Exercise) {
    let (workspace, progress, _) = try fixture.open()
    let chapter = try workspace.currentExercise(progress).chapter
    let model = try FeatureModel(nil, for: chapter, in: fixture.package)
    return (workspace, try workspace.make(name, from: model))
  }

  @Test("A new feature has the model's files, under its own name") func files() throws {
    let (workspace, feature) = try make("Egg")
    #expect(
      try workspace.files(feature) == [
        SourceFile(
          name: "Egg/Egg.swift",
          text: "import Chapter01Functions\nstruct EggState {}\n"
        ),
        SourceFile(name: "Egg/EggTests.swift", text: "import Testing\nlet tested = eggReducer\n"),
      ]
    )
    #expect(feature.chapter.number == 1)
  }

  @Test("The chapter of a feature is that of any library it imports") func chapter() throws {
    try fixture.add("01-Later", chapter: "Chapter02Pullback")
    let (workspace, feature) = try make("Egg")
    let chapters = [("Chapter02Extras", 2), ("Chapter01Functions", 1), ("Dispatch", 1)]
    for (imported, chapter) in chapters {
      try (feature.folder / "Egg.swift").write("import \(imported)\n")
      #expect(workspace.catalog.own.map(\.chapter.number) == [chapter])
    }
  }

  @Test("A feature's package has its files, its tests and its libraries") func export() throws {
    let (workspace, feature) = try make("Egg")
    try (fixture.package / "Sources/Chapter01Functions/Store.swift").write("")
    try (fixture.package / "Sources/Tools/Features/Package.swift").write(
      "[\"LIBRARIES\"], \"Counter\", \"CounterTests\", \"CLONE\""
    )
    let manifest = fixture.package / "Package.swift"
    try manifest.write(".library(name: \"Chapter01Functions\"")
    let files = try #require(try workspace.files(feature))
    #expect(
      try feature.package(of: files, with: fixture.package) == [
        SourceFile(
          name: "Package.swift",
          text: "[\"Chapter01Functions\"], \"Egg\", \"EggTests\", \"\(fixture.package)\""
        ),
        SourceFile(name: "Sources/Egg/Egg.swift", text: files[0].text),
        SourceFile(
          name: "Tests/EggTests/EggTests.swift",
          text: "import Testing\n\n@testable import Egg\nlet tested = eggReducer\n"
        ),
      ]
    )
    try manifest.write("")
    #expect(
      problem { _ = try feature.package(of: files, with: fixture.package) }?.happened
        == "Egg imports Chapter01Functions, which is for the workbook alone."
    )
  }

  @Test("Links in circles, and out of the folder, lead nowhere") func links() throws {
    let (workspace, feature) = try make("Egg")
    for (name, target) in [("a", "."), ("b", "."), ("c", "/")] {
      try (feature.folder / name).makeLink(to: target)
    }
    #expect(try workspace.files(feature)?.count == 2)
    #expect(workspace.catalog.own.map(\.name) == ["Egg"])
  }

  @Test("Two files of one name are named, wherever they are") func sameName() throws {
    let (workspace, feature) = try make("Egg")
    try (feature.folder / "Parts/Egg.swift").write("let part = 1\n")
    let files = try #require(try workspace.files(feature))
    let problem = problem { _ = try BuildPlan(files, for: feature, in: fixture.package) }
    #expect(
      problem?.happened
        == "Egg/Egg.swift and Egg/Parts/Egg.swift have the same name, and Swift compiles them together."
    )
    #expect(problem?.advice == "Rename one of them.")
  }

  @Test("A feature that exists stays as it is") func twice() throws {
    let (workspace, feature) = try make("Egg")
    try (feature.folder / "Egg.swift").write("mine")
    #expect(
      problem { _ = try make("Egg") }?.happened.hasSuffix(
        "My/Egg exists already, and stays as it is."
      ) == true
    )
    #expect(
      problem { _ = try make("EGG") }?.happened.hasSuffix(
        "My/Egg exists already, and stays as it is."
      ) == true
    )
    #expect(try (feature.folder / "Egg.swift").read() == "mine")
    _ = try workspace.respond(to: .next(feature))
    let (_, progress, _) = try fixture.open()
    #expect(progress.current == "Egg")
    #expect(try (feature.folder / "Egg.swift").read() == "mine")
  }

  @Test(
    "What can't name a type, or names something else, is refused",
    arguments: [
      "1x", "a/b", "egg", "", "Ä", "First", "second", "Chapter01Functions", "Player", "Start",
    ]
  )
  func names(name: String) throws {
    let (workspace, _, _) = try fixture.open()
    try (fixture.package / "Sources/Chapter01Functions/Store.swift").write("")
    #expect(problem { try workspace.checkFeatureName(name) }?.exitCode == .usage)
    #expect(problem { try workspace.checkFeatureName("Egg") } == nil)
  }

  @Test("An exercise is also named by its file, but not by a file that isn't there")
  func byFile() throws {
    let (workspace, feature) = try make("Egg")
    let first = try fixture.exercise()
    #expect(try workspace.exercise(workspace.file(first).description) == first)
    #expect(try workspace.exercise("\(feature.folder)/EggTests.swift") == feature)
    #expect(problem { _ = try workspace.exercise("\(feature.folder)/First") } != nil)
  }

  @Test("From a feature, n leads back to where you were, or to what is left to do after that")
  func wayBack() throws {
    let (workspace, egg) = try make("Egg")
    let (_, soup) = try make("Soup")
    let (second, third) = (try fixture.exercise("Second"), try fixture.exercise("Third"))
    for exercise in [second, egg, soup] { try workspace.respond(to: .next(exercise)) }
    func next() throws -> Exercise? {
      workspace.catalog.firstPending(try workspace.update().0, after: soup)
    }
    #expect(try next() == second)
    try workspace.update { $0.done = ["Second"] }
    #expect(try next() == third)
    soup.folder.remove()
    #expect(try fixture.open().progress.current == "Second")
    try workspace.respond(to: .next(third))
    #expect(try workspace.update().0.left == nil)
  }

  @Test("A feature is never done, and has nothing before or after it") func isNoExercise() throws {
    let (workspace, feature) = try make("Egg")
    let submission = Submission(exercise: feature, files: [])
    let progress = LearnerProgress()
    func response(_ request: Request) -> (change: LearnerProgress.Change?, answer: Answer) {
      progress.response(to: request, at: feature, in: workspace.catalog)
    }
    #expect(response(.done(Verdict(outcome: .pass), submission)).change == nil)
    let first = try fixture.exercise()
    #expect(response(.next(nil)).answer == .movedOn(to: first))
    #expect(response(.previous).answer == .movedOn(to: first))
    #expect(feature.notOurs?.exitCode == .usage)
  }
}
