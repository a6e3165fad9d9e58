import Testing

@testable import Runner

@Suite struct TestSubjectTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture(["01-First"])
    let library = fixture.package / "Sources/Chapter01Functions"
    try (library / "Reducer.swift").write("public typealias Reducer = () -> Void\n")
    try (library / "Store.swift").write(
      "public final class Store { let it: Reducer; public func send() {} }\n"
    )
    try (library / "Store+View.swift").write("extension Store { public func view() { send() } }\n")
    try (library / "Loose.swift").write("// Reducer\npublic func loose() { print(\"Store\") }\n")
  }

  /// What a test file is about that says this.
  private func subject(
    _ name: String,
    _ text: String,
    target: String = "Chapter01FunctionsTests"
  ) throws -> TestSubject? {
    let file = fixture.package / "Tests" / target / name
    try file.write(text)
    let subjects = try fixture.exercise().chapter.testSubjects
    file.remove()
    return subjects.values.first
  }

  @Test("A test needs the files that it names, and those that these need")
  func needs() throws {
    #expect(try subject("A.swift", "loose()") == .part(files: 1))
    #expect(try subject("A.swift", "let it: Reducer") == .part(files: 1))
    #expect(try subject("A.swift", "Store()") == .part(files: 2))
    #expect(try subject("A.swift", "store.view()") == .part(files: 3))
    #expect(try subject("A.swift", "loose(); store.view()") == .part(files: 4))
  }

  @Test("Comments and texts need nothing")
  func texts() throws {
    #expect(try subject("A.swift", "// Store\nlet name = \"view\"\n") == .part(files: 0))
  }

  @Test("A test that is named after a file is about that one, whatever else helps in it")
  func named() throws {
    let text = "loose(); Store().view()"
    #expect(try subject("LooseTests.swift", text) == .part(files: 1, helpers: 3))
    #expect(try subject("ViewTests.swift", text) == .part(files: 3, helpers: 1))
  }

  @Test("Of two that test as much, the one with fewer helpers comes first")
  func helpers() {
    let order = [
      TestSubject.exercise, .part(files: 1), .part(files: 1, helpers: 2), .part(files: 2),
      .wholeLibrary,
    ]
    #expect(order.map(\.extent) == order.map(\.extent).sorted())
    #expect(Set(order.map(\.extent)).count == order.count)
  }

  @Test("The lesson's tests and the app's are about the whole library")
  func whole() throws {
    #expect(try subject("LessonTests.swift", "loose()") == .wholeLibrary)
    #expect(try subject("Lesson/A.swift", "loose()") == .wholeLibrary)
    let app = "Chapter01PrimeTimeTests"
    #expect(try subject("LooseTests.swift", "loose()", target: app) == .wholeLibrary)
  }

  @Test("In each chapter, a file's own tests come before those of the files that use it")
  func chapters() throws {
    let chapters = try LearnersDesk.withAllExercises().catalog.chapters
    let second = try #require(chapters.first { $0.number == 2 }).testSubjects
    func extent(_ name: String) throws -> Int {
      try #require(second.first { $0.key.name == name }?.value).extent
    }
    let order = [
      ["ReducerTests", "ReplayTests", "HistoryTests"], ["ReducerTests", "CombineTests"],
      ["ObservationTokenTests", "StoreTests", "ViewTests", "RemoveDuplicatesTests"],
      ["PullbackTests", "PrimeTimeTests/FeatureTests"],
    ]
    for names in order {
      let extents = try names.map { try extent("\($0).swift") }
      #expect(extents == extents.sorted(), "\(names): \(extents)")
    }
  }
}
