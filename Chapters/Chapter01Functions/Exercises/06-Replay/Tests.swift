import Testing

@Suite struct ReplayTests {
  // Appends a digit, so the number spells out which actions ran, and in which order. It wraps: an
  // answer that never ends is stopped by the clock, not by an overflow in here.
  private func append(_ number: inout Int, _ digit: Int) { number = number &* 10 &+ digit }

  @Test("No actions give the state back") func empty() {  // starter passes
    #expect(replay([], from: 7, with: append) == 7, "Nothing happened, so 7 is still 7.")
  }

  @Test("One action runs once, on the state it was given") func one() {
    #expect(
      replay([2], from: 1, with: append) == 12,
      "Call the reducer once, with a variable that starts as `state`."
    )
  }

  @Test("Replaying equals calling the reducer step by step") func stepByStep() {
    var number = 1
    append(&number, 2)
    append(&number, 3)
    append(&number, 4)
    let replayed = replay([2, 3, 4], from: 1, with: append)
    #expect(replayed != 14, "Every action started from the first state, not from the last one's.")
    #expect(replayed != 1432, "The actions ran from the back.")
    #expect(replayed == number, "Each action begins with the state that the one before it left.")
  }

  @Test("The reducer runs once per action") func calls() {
    var seen: [String] = []
    _ = replay(["up", "up", "down"], from: 0) { _, action in seen.append(action) }
    #expect(
      seen == ["up", "up", "down"],
      "Every action counts, also one that is the same as the action before it."
    )
  }

  @Test("A session can go on from where another one ended") func split() {
    let half = replay([2, 3], from: 1, with: append)
    #expect(
      replay([4, 5], from: half, with: append) == 12345,
      "The start of the second half is the end of the first."
    )
  }
}
