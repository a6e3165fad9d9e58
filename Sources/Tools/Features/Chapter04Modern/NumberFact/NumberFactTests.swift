// What must hold, a sentence each. The first that doesn't is shown at each save.

import Chapter04Modern
import Testing

@MainActor @Suite struct NumberFactTests {
  @Test("A tap asks the client, and its answer is shown") func fact() async {
    let store = TestStore(initialState: NumberFact.State(number: 7)) {
      NumberFact()
    } withDependencies: {
      $0[NumberFactClient.self].fetch = { "\($0) is a number." }
    }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive {
      if case .factResponse = $0 { true } else { false }
    } assert: {
      $0.isLoading = false
      $0.fact = "7 is a number."
    }
  }
}
