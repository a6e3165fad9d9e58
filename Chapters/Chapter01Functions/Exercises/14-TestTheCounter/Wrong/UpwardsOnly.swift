// wrong: the user is expected to count up, by positive steps
// fails: a counter that stops at zero
// gives: a counter that stops at zero; a highest count that ignores a decrement by a negative step

@Suite struct CounterTests {
  @Test("A counter counts") func counts() {
    #expect(
      after(.stepChanged(to: 5), .incrementTapped, .incrementTapped, .decrementTapped)
        == CounterState(count: 5, step: 5, highest: 10)
    )
    #expect(
      after(.incrementTapped, .stepChanged(to: 5), .resetTapped)
        == CounterState(step: 5, highest: 1)
    )
  }
}
