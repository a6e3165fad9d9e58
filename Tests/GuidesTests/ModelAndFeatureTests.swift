// One screen, written as a view model and as a feature. What the guide says of the two is run here.

import Chapter04Examples
import Chapter04Modern
import Foundation
import Testing

@Suite("A view model and a feature for one screen") @MainActor struct ModelAndFeatureTests {
  private struct NoServer: LocalizedError {
    var errorDescription: String? { "No server." }
  }

  private nonisolated static func fact(about number: Int) throws -> String {
    guard !number.isMultiple(of: 3) else { throw NoServer() }
    return "\(number) is good"
  }

  @Test("After each of 200 random taps, both show the same") func same() async {
    let model = Examples.NumberFactModel { try Self.fact(about: $0) }
    let store = Store(initialState: Examples.NumberFact.State()) {
      Examples.NumberFact { try Self.fact(about: $0) }
    }
    for _ in 1...200 {
      switch Int.random(in: 0...2) {
      case 0:
        model.incrementButtonTapped()
        store.send(.incrementButtonTapped)
      case 1:
        model.decrementButtonTapped()
        store.send(.decrementButtonTapped)
      default:
        await model.factButtonTapped()
        await store.send(.factButtonTapped).finish()
      }
      #expect(model.count == store.count)
      #expect(model.fact == store.fact)
      #expect(model.failure == store.failure)
      #expect(model.isLoading == store.isLoading)
    }
  }

  @Test("The model's test looks at what its author thought of") func modelsTest() async {
    // snippet.modelsTest
    let model = Examples.NumberFactModel(count: 7) { "\($0) is good" }
    await model.factButtonTapped()
    #expect(model.fact == "7 is good")
    #expect(!model.isLoading)
    // snippet.end
  }

  @Test("To see the spinner, the model's test needs a gate") func modelsSpinner() async {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let (questions, question) = AsyncStream.makeStream(of: Void.self)
    let model = Examples.NumberFactModel(count: 7) { number in
      question.yield()
      for await text in answers { return "\(number) is \(text)" }
      throw CancellationError()
    }
    let tap = Task { await model.factButtonTapped() }
    for await _ in questions { break }
    #expect(model.isLoading)
    answer.yield("good")
    await tap.value
    #expect(!model.isLoading)
  }

  @Test("The feature's test states every change, the spinner's too") func featuresTest() async {
    // snippet.featuresTest
    let store = TestStore(initialState: Examples.NumberFact.State(count: 7)) {
      Examples.NumberFact { "\($0) is good" }
    }
    await store.send(\.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "7 is good"
    }
    // snippet.end
  }

  @Test("The guide's counts of lines are those of the files") func lines() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(_ file: String) throws -> String {
      try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
    }
    /// The lines of code in a region, or from a region's end to the end of the file.
    func count(_ file: String, _ lines: (inout ArraySlice<Substring>) -> Void) throws -> Int {
      var slice = try text(file).split(separator: "\n", omittingEmptySubsequences: true)[...]
      lines(&slice)
      return slice.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.count
    }
    func region(_ lines: inout ArraySlice<Substring>) {
      let start = lines.firstIndex { $0.contains("// snippet.NumberFact") } ?? lines.startIndex
      let end = lines[start...].firstIndex { $0.contains("// snippet.end") } ?? lines.endIndex
      lines = lines[start..<end]
    }
    func afterRegion(_ lines: inout ArraySlice<Substring>) {
      let end = lines.firstIndex { $0.contains("// snippet.end") } ?? lines.startIndex
      lines = lines[end...].dropFirst(2)
    }
    let counts = [
      try count("Sources/Apps/Chapter04Examples/NumberFactModel.swift", region),
      try count("Sources/Apps/Chapter04Examples/NumberFact.swift", region),
      try count("Sources/Apps/Chapter04Examples/NumberFact.swift", afterRegion),
    ]
    let guide = try text("docs/when-it-pays-off.md")
    #expect(counts.filter { !guide.contains("\($0) lines") } == [])
  }
}
