// What must hold, a sentence each. The first that doesn't is shown at each save.

import Chapter02Pullback
import Testing

@Suite struct CounterTests {
  @Test("A tap on plus adds one, and a tap on minus takes one away") func taps() {
    let store = Store(value: CounterState(), reducer: counterReducer)
    store.send(.incrementTapped)
    #expect(store.value == CounterState(count: 1))
    store.send(.decrementTapped)
    #expect(store.value == CounterState(count: 0))
  }
}
