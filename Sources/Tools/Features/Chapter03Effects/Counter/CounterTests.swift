// What must hold, a sentence each. The first that doesn't is shown at each save.

import Chapter03Effects
import Testing

@Suite struct CounterTests {
  @Test("A tap on plus adds one, and a tap on minus takes one away") func taps() {
    let store = TestStore(
      initialState: CounterState(),
      reducer: counterReducer,
      environment: CounterEnvironment()
    )
    store.assert(
      .send(.incrementTapped) { $0.count = 1 },
      .send(.decrementTapped) { $0.count = 0 }
    )
  }
}
