// wrong: a count below zero counts as a mistake of the counter
// fails: contradiction
// says: A counter stops at zero

@Suite struct CounterTests {
  @Test("A counter stops at zero") func floor() {
    #expect(after(.decrementTapped).count == 0)
  }
}
