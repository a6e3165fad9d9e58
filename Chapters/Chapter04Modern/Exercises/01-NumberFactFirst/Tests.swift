import Chapter04Modern
import Testing

@MainActor @Suite(.serialized) struct NumberFactFirstTests {
  /// What the learner's test said of the dependencies when it last ran.
  fileprivate static var overrides: ((inout DependencyValues) -> Void)?
  /// Whether the answer also changes the number, which a test that states every step finds out.
  fileprivate static var answerChangesNumber = false

  @Test("State: the title says whether a fact is being loaded") func title() {
    let idle = NumberFact.State(number: 8).title
    let loading = NumberFact.State(number: 8, isLoading: true).title
    let other = NumberFact.State(number: 15, fact: "15 is odd.", isLoading: true).title
    let shown = NumberFact.State(number: 15, fact: "15 is odd.").title
    let comment: Comment =
      switch (idle, loading, other, shown) {
      case ("8", "8", _, _): "While a fact is being loaded, the title still says only \"8\"."
      case ("8 …", "8", _, _): "The two titles are the wrong way round."
      case ("3", _, _, _), ("3 …", _, _, _): "The number is 8, and the title says 3."
      case ("8 …", "8 …", "15", _):
        """
        Nothing is being loaded, but the title says that something is. Having no fact doesn't mean \
        that one is being loaded: check `isLoading`.
        """
      case ("8 …", _, _, _): "Nothing is being loaded, but the title says that something is."
      case ("8", "8 …", "15", _):
        "A fact is shown while another is being loaded: the title has to be \"15 …\"."
      case ("8", "8 …", "15 …", "15 …"):
        "There is a fact and nothing is being loaded, but the title says that something is."
      case ("8", "8 …", "15 …", _):
        "When nothing is being loaded, the title is the number and nothing else."
      case ("8", _, _, _): "While a fact is being loaded, the title is \"8 …\", with one space."
      default: "When nothing is being loaded, the title is the number and nothing else."
      }
    #expect([idle, loading, other, shown] == ["8", "8 …", "15 …", "15"], comment)
  }

  @Test("Reducer: doubling doubles the number and forgets the fact") func double() async {
    var state = NumberFact.State(number: 5, fact: "5 is odd.")
    _ = NumberFact().reduce(into: &state, action: .doubleTapped)
    let comment: Comment =
      switch (state.number, state.fact) {
      case (5, "5 is odd."): "`.doubleTapped` changes nothing yet."
      case (5, _): "The fact is gone, but the number is still 5."
      case (10, "5 is odd."): "The number is 10, but a fact about 5 is still shown."
      case (10, .some): "There is no fact about 10 yet. Until someone asks for one, `fact` is nil."
      case (25, _): "The number was squared: 5 became 25, not 10."
      default: "5 became \(state.number). Twice 5 is 10."
      }
    #expect(state.number == 10 && state.fact == nil, comment)
    #expect(state.isLoading == false, "Doubling loads nothing, but `isLoading` is true now.")

    var loading = NumberFact.State(number: 1_000, isLoading: true)
    _ = NumberFact().reduce(into: &loading, action: .doubleTapped)
    #expect(
      loading.isLoading,
      "A fact was being loaded, and it still is. Doubling the number leaves `isLoading` alone."
    )
    #expect(
      loading.number == 2_000,
      """
      1000 was doubled while a fact was being loaded, and became \(loading.number). There is no \
      limit, and loading makes no difference.
      """
    )

    #expect(
      await outcome(of: .doubleTapped).asked.isEmpty,
      "Doubling asked the client. Only the fact button asks for a fact."
    )
  }

  /// What came of an action: what the client was asked, the fact that is shown, and how often a
  /// fact was sent.
  private struct Outcome: Equatable {
    var asked: [Int]
    var fact: String?
    var sent: Int
  }

  private let good = Outcome(asked: [8], fact: "8, says the server.", sent: 1)

  private func outcome(
    of action: NumberFact.Action = .factTapped,
    from state: NumberFact.State = .init(number: 8)
  ) async -> Outcome {
    let asked = LockIsolated<[Int]>([])
    let sent = LockIsolated(0)
    let store = Store(initialState: state) {
      NumberFact()
      Reduce { _, action in
        if case .factReceived = action { sent.withValue { $0 += 1 } }
        return .none
      }
    } withDependencies: {
      $0[FactClient.self].fetch = { number in
        asked.withValue { $0.append(number) }
        return "\(number), says the server."
      }
    }
    await store.send(action).finish()
    return Outcome(asked: asked.value, fact: store.withState { $0.fact }, sent: sent.value)
  }

  @Test("Effect: the client is asked, and its answer is sent") func effect() async {
    let outcome = await outcome()
    let asked = outcome.asked
    let comment: Comment =
      switch (asked, outcome.fact) {
      case ([], nil): "The button was tapped, but the client was never asked."
      case ([], .some): "There is a fact, but it isn't the client's: the client was never asked."
      case ([8], nil): "The client was asked and has answered, but the answer was never sent."
      case ([8], good.fact): "One answer came, but it was sent \(outcome.sent) times."
      case ([8], .some):
        """
        The client's answer was "8, says the server.", so that has to be the fact.
        """
      case (_, _) where asked.count > 1: "One tap asked the client \(asked.count) times."
      default: "The number is 8, but the client was asked about \(asked[0])."
      }
    #expect(outcome == good, comment)
    guard outcome == good else { return }

    #expect(
      await self.outcome(from: .init(number: 8, fact: "8 is even.")) == good,
      """
      There was a fact already, "8 is even.", and the button was tapped again. Each tap asks the \
      client, and shows its answer.
      """
    )
  }

  @Test("Dependency and test: the test states every step") func test() async {
    guard await outcome() == good else {
      Issue.record("The test can't pass until the effect works: fix that first.")
      return
    }
    Self.overrides = nil
    await testTheFact()
    guard let overrides = Self.overrides else { return }
    let said = await withDependencies(overrides) {
      @Dependency(FactClient.self) var client
      return await client.fetch(3)
    }
    #expect(said == "3 is prime.", "Asked about 3, the test's client says \"\(said)\".")
  }

  @Test("Dependency and test: the test fails if anything else changes")
  func strict() async {
    guard await outcome() == good else {
      Issue.record("The test can't pass until the effect works: fix that first.")
      return
    }
    Self.overrides = nil
    Self.answerChangesNumber = true
    let hasFailed = LockIsolated(false)
    await withKnownIssue(isIntermittent: true) {
      await testTheFact()
    } matching: { _ in
      hasFailed.withValue { $0 = true }
      return true
    }
    Self.answerChangesNumber = false
    let findsTheMistake = hasFailed.value
    if Self.overrides == nil { return }
    #expect(
      findsTheMistake,
      """
      In a trial run the answer also changed the number, but your test still passed: it doesn't \
      state every step. Receive the answer instead of skipping it, and leave `exhaustivity` on.
      """
    )
  }
}

/// What the learner's file calls to make its store, because it fits better than the library's own:
/// it can put a mistake into the feature.
extension TestStore where State == NumberFact.State, Action == NumberFact.Action {
  convenience init(
    initialState: @autoclosure () -> State,
    reducer: () -> NumberFact,
    withDependencies prepare: @escaping (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    NumberFactFirstTests.overrides = prepare
    let isWrong = NumberFactFirstTests.answerChangesNumber
    self.init(
      initialState: initialState(),
      reducer: {
        CombineReducers {
          reducer()
          Reduce { state, action in
            if isWrong, case .factReceived = action { state.number += 1 }
            return .none
          }
        }
      },
      withDependencies: prepare,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
