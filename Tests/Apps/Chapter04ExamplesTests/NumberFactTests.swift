import Chapter04Examples
import Chapter04Modern
import Foundation
import IssueTesting
import Testing

@Suite("A number and a fact about it") @MainActor struct NumberFactTests {
  @Test("The count goes up and down, and clears the old fact") func counts() async {
    var state = Examples.NumberFact.State()
    state.fact = "0 is good"
    let store = TestStore(initialState: state) {
      Examples.NumberFact(fetch: unimplemented("fetch"))
    }
    await store.send(\.incrementButtonTapped) {
      $0.count = 1
      $0.fact = nil
    }
    await store.send(\.decrementButtonTapped) { $0.count = 0 }
  }

  @Test("The fact is fetched by the closure that was passed in; the old one is cleared immediately")
  func fetches() async {
    let store = TestStore(initialState: Examples.NumberFact.State(count: 7)) {
      Examples.NumberFact { "\($0) is good" }
    }
    for round in 0...1 {
      await store.send(\.factButtonTapped) {
        $0.isLoading = true
        $0.fact = nil
      }
      await store.receive(\.factResponse.success, "\(7 + round) is good") {
        $0.isLoading = false
        $0.fact = "\(7 + round) is good"
      }
      if round == 0 {
        await store.send(\.incrementButtonTapped) {
          $0.count = 8
          $0.fact = nil
        }
      }
    }
  }

  @Test("While it loads, the button does nothing; another number ends the request")
  func loading() async {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: Examples.NumberFact.State(count: 7)) {
      Examples.NumberFact { number in
        for await text in answers { return "\(number) is \(text)" }
        throw CancellationError()
      }
    }
    await store.send(\.factButtonTapped) { $0.isLoading = true }
    #expect(!store.state.isFactButtonEnabled)
    await store.send(\.factButtonTapped)
    await store.send(\.incrementButtonTapped) {
      $0.count = 8
      $0.isLoading = false
    }
    answer.yield("good")
    await store.finish()
    #expect(store.state.isFactButtonEnabled)
  }

  @Test("A failure is shown, ends the loading, and is cleared by the next try or number")
  func fails() async {
    let error = NSError(domain: "", code: 1, userInfo: [NSLocalizedDescriptionKey: "No server."])
    let store = TestStore(initialState: Examples.NumberFact.State()) {
      Examples.NumberFactWithDependency()
    } withDependencies: {
      $0[Examples.NumberFactClient.self].fetch = { _ in throw error }
    }
    await store.send(\.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.failure) {
      $0.isLoading = false
      $0.failure = "No fact: No server."
    }
    await store.send(\.incrementButtonTapped) {
      $0.count = 1
      $0.failure = nil
    }
    await store.send(\.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.failure) {
      $0.isLoading = false
      $0.failure = "No fact: No server."
    }
    store.dependencies[Examples.NumberFactClient.self].fetch = { "\($0) is good" }
    await store.send(\.factButtonTapped) {
      $0.isLoading = true
      $0.failure = nil
    }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "1 is good"
    }
  }

  @Test("The registered client has a live value, which a test must ask for") func live() async {
    await withDependencies {
      $0.context = .live
    } operation: {
      let store = Store(initialState: Examples.NumberFact.State(count: 7)) {
        Examples.NumberFactWithDependency()
      }
      await store.send(.factButtonTapped).finish()
      #expect(store.fact == "7 is odd.")
    }
    await expectReport("Examples.NumberFactClient.fetch") {
      let store = TestStore(initialState: Examples.NumberFact.State()) {
        Examples.NumberFactWithDependency()
      }
      store.exhaustivity = .off
      await store.send(\.factButtonTapped)
      await store.receive(\.factResponse.failure)
    }
  }
}
