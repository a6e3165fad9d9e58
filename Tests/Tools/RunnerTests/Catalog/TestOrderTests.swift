import Testing

@testable import Runner

@Suite struct TestOrderTests {
  /// The names of a chapter's test files, in the order of their stages.
  private func files(of chapter: Int) throws -> [(name: String, stage: Int)] {
    let chapters = try LearnersDesk.withAllExercises().catalog.chapters
    let stages = try #require(chapters.first { $0.number == chapter }).testStages
    return stages.map { (name: $0.key.name, stage: $0.value) }
      .sorted { ($0.stage, $0.name) < ($1.stage, $1.name) }
  }

  private func isInOrder(_ names: [String], in chapter: Int) throws -> Bool {
    let files = try files(of: chapter)
    let stages = try names.map { name in
      try #require(files.first { $0.name == name + ".swift" }?.stage, "\(name)")
    }
    return zip(stages, stages.dropFirst()).allSatisfy(<)
  }

  @Test("A file's tests come in the order in which the library's files are read")
  func chapters() throws {
    #expect(try isInOrder(["ReducerTests", "StoreTests", "HistoryTests"], in: 1))
    #expect(try isInOrder(["CombineTests", "PullbackTests", "StoreTests", "ViewTests"], in: 2))
    #expect(try isInOrder(["LadderTests", "EffectTests", "StoreTests", "TimeTests"], in: 3))
  }

  @Test("Tests of several files come after those of one, and the lesson's and the app's last")
  func last() throws {
    let names = ["RemoveDuplicatesTests", "HigherOrderTests", "PrimeTimeTests/FeatureTests"]
    #expect(try isInOrder(names, in: 2))
    #expect(try isInOrder(["TestStoreTests", "OptionalAndForEachTests"], in: 3))
    #expect(try files(of: 1).last?.name.contains("PrimeTimeTests/") == true)
  }
}
