import Testing

@Suite struct ReplayTests {
  // Appends a digit, so the number spells out which actions ran, and in which order. It wraps: an
  // answer that never ends is stopped by the clock, not by an overflow in here.
  private func append(_ number: inout Int, _ digit: Int) { number = number &* 10 &+ digit }

  @Test("A replay returns the state after the last action") func replayed() {
    var calls = 0
    let number = replay([2, 3, 4], from: 1) { number, digit in
      calls += 1
      append(&number, digit)
    }
    let comment: Comment =
      switch (number, calls) {
      case (1, 0): "The reducer never ran."
      case (1, _): "The reducer changed a copy, but the original state was returned."
      case (14, 1): "Only the last action ran, but every action counts."
      case (14, _): "Every action started from the first state, not from where the last one ended."
      case (12, _): "Only the first action ran. Does the loop end with a `return`?"
      case (134, _): "The first action is missing."
      case (123, _): "The last action is missing."
      case (1432, _): "The actions ran backwards."
      case (1_223_344, _): "Each action ran twice."
      default: "Each action appends its digit: from 1 to 12, to 123, to 1234."
      }
    #expect(number == 1234, comment)
  }

  @Test("The reducer runs once per action") func calls() {
    var seen: [String] = []
    _ = replay(["up", "up", "down"], from: 0) { _, action in seen.append(action) }
    let comment: Comment =
      switch seen {
      case ["up"]:
        "Only the first action ran. No action here changes anything, but that doesn't end a replay."
      case ["up", "down"], ["down", "up"]: "The same action twice is two actions."
      case _ where seen.count > 3: "There were three actions, but the reducer ran more often."
      default: "Three actions are three calls, in this order."
      }
    #expect(seen == ["up", "up", "down"], comment)
  }

  @Test("A trace holds the first state and the state after each action") func traced() {
    let states = trace([2, 3, 4], from: 1, with: append)
    let comment: Comment =
      switch states {
      case []: "The trace is empty."
      case [12, 123, 1234]:
        "The state before the first action is missing: the trace begins with it."
      case [1, 12, 123]: "The state after the last action is missing."
      case [1, 12, 13, 14], [12, 13, 14]:
        "Every action started from the first state, not from where the last one ended."
      case [1, 1, 1, 1], [1, 1, 1]:
        "All the states are the first one: append what the reducer changed."
      case [1, 12, 123, 1234].reversed(): "The trace is backwards: the first state comes first."
      case [1, 1234, 1234, 1234], [1234, 1234, 1234, 1234]:
        "Append the state after each action, not the last one every time."
      case [1234], [1, 1234]: "The states in between are missing."
      case [1, 12, 123, 1234, 1234]: "The last state is there twice."
      case [1, 1, 12, 123], [1, 1, 12, 123, 1234]: "The first state is there twice."
      case [1, 14, 143, 1432], [14, 143, 1432]: "The actions ran backwards."
      case [1, 122, 12233, 1_223_344], [122, 12233, 1_223_344]: "Each action ran twice."
      case [1, 12], [12], [1]: "The trace ends too early. Does a loop end with a `return`?"
      default: "Each action appends its digit, so the states are 1, 12, 123 and 1234."
      }
    #expect(states == [1, 12, 123, 1234], comment)
  }

  @Test("A long trace has every state, even one equal to the state before it") func longTrace() {
    let steps = [0, 1, 0, -1, -1, 0, 2, 0, 0, 3, -2, 1]
    let states = trace(steps, from: 0) { $0 += $1 }
    var expected = [0]
    for step in steps { expected.append(expected[expected.count - 1] + step) }
    let comment: Comment =
      switch states.count {
      case ..<expected.count:
        "12 actions make a trace of 13 states: none is left out, changed or not."
      default: "Each action is added to the state, which starts at 0."
      }
    #expect(states == expected, comment)
    let many = Array(repeating: 1, count: 120)
    let ends = [trace(many, from: 0) { $0 += $1 }.count, replay(many, from: 0) { $0 += $1 }]
    #expect(
      ends == [121, 120],
      "120 actions, each adding 1, make a trace of 121 states, and a replay that ends with 120."
    )
  }

  @Test("No actions leave the state as it is") func empty() {
    #expect(replay([], from: 7, with: append) == 7, "Nothing happened, so 7 is still 7.")
    #expect(
      trace([], from: 7, with: append) == [7],
      "Nothing happened, so the first state is the only one."
    )
  }
}
