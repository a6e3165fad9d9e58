import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("Refreshing") @MainActor struct RefreshingTests {
  func store(
    _ fact: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<Refreshing> {
    TestStore(initialState: Refreshing.State()) {
      Refreshing()
    } withDependencies: {
      $0[FactClient.self].fact = fact
    }
  }

  @Test("Pulling sends a request, and a change of the number clears the fact")
  func pulling() async {
    let store = store { "\($0) is nice." }
    await store.send(.incrementTapped) { $0.number = 1 }
    await store.send(.pulled) { $0.isLoading = true }
    await store.receive(.response("1 is nice.")) {
      $0.isLoading = false
      $0.fact = "1 is nice."
    }
    await store.send(.decrementTapped) {
      $0.number = 0
      $0.fact = nil
    }
  }

  @Test("The request is cancelled by the user")
  func cancelling() async {
    let store = store { _ in try await never() }
    await store.send(.pulled) { $0.isLoading = true }
    await store.send(.cancelTapped) { $0.isLoading = false }
  }

  @Test("It is cancelled when the number changes")
  func changing() async {
    let store = store { _ in try await never() }
    await store.send(.pulled) { $0.isLoading = true }
    await store.send(.incrementTapped) {
      $0.number = 1
      $0.isLoading = false
    }
  }

  @Test("The second pull counts")
  func pulledTwice() async {
    let calls = LockIsolated(0)
    let store = store { _ in
      let call = calls.withValue { calls in
        calls += 1
        return calls
      }
      if call == 1 { try await never() }
      return "Fact \(call)"
    }
    await store.send(.pulled) { $0.isLoading = true }
    await store.send(.pulled)
    await store.receive(.response("Fact 2")) {
      $0.isLoading = false
      $0.fact = "Fact 2"
    }
  }

  @Test("A failure says so and leaves the fact; the next pull tries again")
  func failing() async {
    let isOffline = LockIsolated(false)
    let store = store { number in
      if isOffline.value { throw OfflineError() }
      return "\(number)!"
    }
    await store.send(.pulled) { $0.isLoading = true }
    await store.receive(.response("0!")) {
      $0.isLoading = false
      $0.fact = "0!"
    }
    isOffline.setValue(true)
    await store.send(.pulled) { $0.isLoading = true }
    await store.receive(.failed) {
      $0.isLoading = false
      $0.hasFailed = true
    }
    isOffline.setValue(false)
    await store.send(.pulled) {
      $0.isLoading = true
      $0.hasFailed = false
    }
    await store.receive(.response("0!")) { $0.isLoading = false }
  }
}
