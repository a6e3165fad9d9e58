// wrong: only the count is looked at, in every order, and what else changes goes unnoticed
// fails: a highest count that falls when the count falls
// gives: a highest count that falls when the count falls; a highest count that ignores a decrement
//   by a negative step

@Suite struct CounterTests {
  @Test("Taps add and take away the step") func taps() {
    #expect(after(.incrementTapped, .incrementTapped, .decrementTapped).count == 1)
    #expect(after(.decrementTapped, .decrementTapped).count == -2)
    #expect(after(.stepChanged(to: 5), .decrementTapped).count == -5)
    #expect(after(.incrementTapped, .stepChanged(to: 5)).count == 1)
  }

  @Test("A reset gives zero, and the step goes on") func reset() {
    #expect(after(.stepChanged(to: 5), .resetTapped, .incrementTapped).count == 5)
  }
}
