// What must hold, a sentence each. The first that doesn't is shown at each save.

import Chapter04Modern
import Testing

@MainActor @Suite struct CounterTests {
  @Test("A tap on plus adds one, and a tap on minus takes one away") func taps() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementTapped) { $0.count = 1 }
    await store.send(.decrementTapped) { $0.count = 0 }
  }
}
