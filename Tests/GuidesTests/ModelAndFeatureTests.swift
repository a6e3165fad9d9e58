// One screen, written as a view model and as a feature. What the guide says of the two is run here.

import Chapter04Examples
import Chapter04Modern
import Foundation
import IssueTesting
import Observation
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

  @Test("In both, a fact that comes after the number has changed is dropped") func late() async {
    let model = Examples.NumberFactModel { await Self.lateFact($0) }
    let request = Task { await model.factButtonTapped() }
    while !model.isLoading { await Task.yield() }
    model.incrementButtonTapped()
    #expect(!model.isLoading)
    let store = Store(initialState: Examples.NumberFact.State()) {
      Examples.NumberFact { await Self.lateFact($0) }
    }
    let task = store.send(.factButtonTapped)
    store.send(.incrementButtonTapped)
    #expect(!store.isLoading)
    await request.value
    await task.finish()
    #expect(model.fact == nil)
    #expect(store.fact == nil)
  }

  // snippet.feature
  struct Fact: Reducer {
    struct State: Equatable {
      var count = 0
      var fact: String?
      var isLoading = false
    }
    enum Action {
      case incrementTapped
      case factTapped
      case response(String)
    }
    enum CancelID { case request }
    let fetch: @Sendable (Int) async -> String

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .incrementTapped:
          state.count += 1
          state.fact = nil
          state.isLoading = false
          return .cancel(id: CancelID.request)

        case .factTapped:
          state.isLoading = true
          return .run { [count = state.count, fetch] send in
            await send(.response(await fetch(count)))
          }
          .cancellable(id: CancelID.request, cancelInFlight: true)

        case .response(let fact):
          state.fact = fact
          state.isLoading = false
          return .none
        }
      }
    }
  }
  // snippet.end

  // snippet.model
  @MainActor @Observable final class FactModel {
    private(set) var count = 0
    private(set) var fact: String?
    private(set) var isLoading = false
    @ObservationIgnored private var request: Task<Void, Never>?
    @ObservationIgnored private let fetch: @Sendable (Int) async -> String

    init(fetch: @escaping @Sendable (Int) async -> String) { self.fetch = fetch }

    func incrementTapped() {
      count += 1
      fact = nil
      isLoading = false
      request?.cancel()
    }

    func factTapped() {
      request?.cancel()
      isLoading = true
      request = Task { [weak self, count, fetch] in
        let fact = await fetch(count)
        guard !Task.isCancelled else { return }
        self?.fact = fact
        self?.isLoading = false
      }
    }

    deinit { request?.cancel() }
  }
  // snippet.end

  /// The feature, without the line that cancels.
  struct ForgetfulFact: Reducer {
    let fact: Fact

    var body: some Reducer<Fact.State, Fact.Action> {
      Reduce { state, action in
        let effect = fact.reduce(into: &state, action: action)
        if case .incrementTapped = action { return .none }
        return effect
      }
    }
  }

  /// The model's two methods, without the line that cancels.
  @MainActor @Observable final class ForgetfulModel {
    private(set) var count = 0
    private(set) var fact: String?
    private(set) var isLoading = false
    private(set) var request: Task<Void, Never>?
    let fetch: @Sendable (Int) async -> String

    init(fetch: @escaping @Sendable (Int) async -> String) { self.fetch = fetch }

    func incrementTapped() {
      count += 1
      fact = nil
      isLoading = false
    }

    func factTapped() {
      isLoading = true
      request = Task { [count, fetch] in
        fact = await fetch(count)
        isLoading = false
      }
    }
  }

  /// Comes when the request is cancelled, which is too late.
  private nonisolated static func lateFact(_ number: Int) async -> String {
    try? await Task.sleep(for: .seconds(60))
    return "\(number) is good"
  }

  @Test("The feature's test ends, because a tap ends its request") func featuresTest() async {
    // snippet.featuresTest
    let store = TestStore(initialState: Fact.State()) { Fact { await Self.lateFact($0) } }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.send(.incrementTapped) {
      $0.count = 1
      $0.isLoading = false
    }
    // snippet.end
  }

  @Test("The feature's test fails if nothing cancels the request") func forgetful() async {
    await expectReport("still running") {
      let store = TestStore(initialState: Fact.State()) {
        ForgetfulFact(fact: Fact { await Self.lateFact($0) })
      }
      await store.send(.factTapped) { $0.isLoading = true }
      await store.send(.incrementTapped) {
        $0.count = 1
        $0.isLoading = false
      }
    }
  }

  @Test("The model's test passes") func modelsTest() {
    // snippet.modelsTest
    let model = FactModel { await Self.lateFact($0) }
    model.factTapped()
    model.incrementTapped()
    #expect(model.count == 1)
    #expect(model.fact == nil)
    #expect(!model.isLoading)
    // snippet.end
  }

  @Test("The model's test passes even if nothing cancels the request") func forgetfulModel() async {
    let model = ForgetfulModel { "\($0) is good" }
    model.factTapped()
    model.incrementTapped()
    #expect(model.count == 1)
    #expect(model.fact == nil)
    #expect(!model.isLoading)
    await model.request?.value
    #expect(model.fact == "0 is good", "The late fact stands beside the number 1")
  }

  @Test("The guide's counts of lines are those of the files") func lines() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(_ file: String) throws -> String {
      try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
    }
    /// The lines of code inside a file's first extension, and below it.
    func counts(_ file: String) throws -> (inside: Int, below: Int) {
      let lines = try text(file).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let start = try #require(lines.firstIndex(of: "extension Examples {"))
      let end = try #require(lines.firstIndex(of: "}"))
      return (end - start - 1, lines.count - end - 1)
    }
    let model = try counts("Sources/Apps/Chapter04Examples/NumberFactModel.swift")
    let feature = try counts("Sources/Apps/Chapter04Examples/NumberFact.swift")
    let counts = [model.inside, feature.inside, feature.below]
    let guide = try text("docs/when-it-pays-off.md")
    #expect(counts.filter { !guide.contains("\($0) lines") } == [])
  }
}
