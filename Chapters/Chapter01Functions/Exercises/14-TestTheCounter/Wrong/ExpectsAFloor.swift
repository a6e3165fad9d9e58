// wrong: a count below zero counts as a mistake of the counter
// fails: contradiction
// gives: (after(.decrementTapped).count → -1) == 0

@Suite struct CounterTests {
  @Test("A counter stops at zero") func floor() {
    #expect(after(.decrementTapped).count == 0)
  }
}
