import Testing

@Suite struct ReplayTests {
  // Appends a digit, so the number spells out which actions ran, and in which order. It wraps: an
  // answer that never ends is stopped by the clock, not by an overflow in here.
  private func append(_ number: inout Int, _ digit: Int) { number = number &* 10 &+ digit }

  @Test("A replay runs the reducer once per action, in order") func calls() throws {
    var seen: [String] = []
    _ = replay(["up", "up", "down"], from: 0) { _, action in seen.append(action) }
    try #require(
      seen == ["up", "up", "down"],
      "Three actions, none of which changes anything: what the reducer was called with."
    )
  }

  @Test("A replay returns the state after the last action") func replayed() throws {
    let number = replay([2, 3, 4], from: 1, with: append)
    try #require(number == 1234, "From 1, the actions 2, 3, 4 append digits.")
  }

  @Test("A trace holds the first state and the state after each action") func traced() throws {
    let states = trace([2, 3, 4], from: 1, with: append)
    try #require(states == [1, 12, 123, 1234], "From 1, the actions 2, 3, 4 append digits.")
  }

  @Test("A long trace has every state, even one equal to the state before it")
  func longTrace() throws {
    let steps = [0, 1, 0, -1, -1, 0, 2, 0, 0, 3, -2, 1]
    let states = trace(steps, from: 0) { $0 += $1 }
    try #require(
      states == [0, 0, 1, 1, 0, -1, -1, 1, 1, 1, 4, 2, 3],
      "The state starts at 0, and the actions add these numbers: \(steps)."
    )
    let many = Array(repeating: 1, count: 120)
    let ends = [trace(many, from: 0) { $0 += $1 }.count, replay(many, from: 0) { $0 += $1 }]
    try #require(ends == [121, 120], "120 actions each add 1: the trace's length, and the replay.")
  }

  @Test("No actions leave the state as it is") func empty() throws {
    try #require(
      [[replay([], from: 7, with: append)], trace([], from: 7, with: append)] == [[7], [7]],
      "A replay and a trace of no actions, from 7."
    )
  }
}
