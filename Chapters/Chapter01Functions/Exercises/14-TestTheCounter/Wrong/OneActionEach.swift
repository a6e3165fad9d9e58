// wrong: each action is tried alone, on a fresh state, so nothing that comes before can matter
// fails: a decrement that takes away one, whatever the step
// gives: a decrement that takes away one, whatever the step; a change of the step that changes the
//   count as well; a reset that also resets the step; a highest count that falls when the count
//   falls; a highest count that ignores a decrement by a negative step

@Suite struct CounterTests {
  @Test("An increment adds one") func increment() {
    #expect(after(.incrementTapped) == CounterState(count: 1, highest: 1))
  }

  @Test("A decrement takes one away") func decrement() {
    #expect(after(.decrementTapped) == CounterState(count: -1))
  }

  @Test("The step can be changed") func stepChanged() {
    #expect(after(.stepChanged(to: 5)) == CounterState(step: 5))
  }

  @Test("A reset gives zero") func reset() {
    #expect(after(.resetTapped) == CounterState())
  }
}
