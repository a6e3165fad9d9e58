import Testing

private enum CounterAction {
  case increment
  case double
}

private func counterReducer(_ count: inout Int, _ action: CounterAction) {
  switch action {
  case .increment: count += 1
  case .double: count *= 2
  }
}

@Suite struct LoggingTests {
  @Test("The state becomes what the reducer makes of it") func state() {
    var count = 3
    let reducer = logging(counterReducer) { _ in }
    reducer(&count, .increment)
    #expect(
      count == 4,
      "Logging must not change what is logged: the caller's state is what the reducer made of it."
    )
  }

  @Test("The reducer runs exactly once for each action") func runsOnce() {
    var runs = 0
    let reducer = logging({ (_: inout Int, _: CounterAction) in runs += 1 }, printer: { _ in })
    var count = 0
    reducer(&count, .increment)
    #expect(
      runs == 1,
      "One action, one run. A run on a copy, for the log, is a run: whatever it does is done twice."
    )
  }

  @Test("The printer is called once, after the reducer ran") func printsAfterwards() {
    var events: [String] = []
    let reducer = logging(
      { (_: inout Int, _: CounterAction) in events.append("ran") },
      printer: { _ in events.append("printed") }
    )
    var count = 0
    reducer(&count, .increment)
    #expect(
      events == ["ran", "printed"],
      """
      A log tells what was done; printed before the run, it tells what somebody intended. And it goes \
      to the printer that was handed in.
      """
    )
  }

  @Test("A line says the action, the state before, and the state after") func line() {
    var lines: [String] = []
    let reducer = logging(counterReducer) { lines.append($0.replacing("->", with: "→")) }
    var count = 3
    reducer(&count, .increment)
    reducer(&count, .double)
    #expect(
      lines == ["increment: 3 → 4", "double: 4 → 8"],
      "Left of the arrow is what the reducer was given, right of it what it left."
    )
  }

  @Test("An action that changes nothing has its line, too") func noChange() {
    var lines: [String] = []
    let reducer = logging(counterReducer) { lines.append($0) }
    var count = 0
    reducer(&count, .double)
    #expect(lines.count == 1, "That nothing happened is worth knowing, as well.")
  }
}
