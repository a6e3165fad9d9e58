// wrong: a count below zero counts as a mistake of the counter
// fails: contradiction
// gives: the right implementation fails

@Suite struct CounterTests {
  @Test("A counter stops at zero") func floor() {
    #expect(after(.decrementTapped).count == 0)
  }
}
