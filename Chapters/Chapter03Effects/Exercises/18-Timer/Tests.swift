import Chapter03Effects
import Dispatch
import Testing

@Suite struct TimerTests {
  /// What the count became, and when, if these actions are sent at these times, in milliseconds.
  private func counts(
    _ actions: [(TimerCounterAction, at: Int)],
    until end: Int = 3_500
  ) -> [String] {
    let scheduler = DispatchQueue.test
    let reduced = Locked(0)
    let store = Store(
      initialState: TimerCounterState(),
      reducer: Reducer<TimerCounterState, TimerCounterAction, TimerCounterEnvironment> {
        state,
        action,
        environment in
        reduced.withLock { $0 += 1 }
        // An action that leads to itself would never end.
        guard reduced.withLock({ $0 < 100 }) else { return .none }
        return timerCounterReducer.run(&state, action, environment)
      },
      environment: TimerCounterEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
    let viewStore = ViewStore(store)
    var counts: [String] = []
    var count = 0
    let observation = viewStore.observe { state in
      guard state.count != count else { return }
      count = state.count
      counts.append("\(count) at \(Int(scheduler.now.sinceStart / .milliseconds(1)))")
    }
    var time = 0
    for (action, moment) in actions + [(.resetTapped, at: end)] {
      scheduler.advance(by: .milliseconds(moment - time))
      time = moment
      if moment < end { viewStore.send(action) }
    }
    if !viewStore.isRunning, store.effectsInFlight > 0 { counts.append("a timer is left") }
    withExtendedLifetime(observation) {}
    return counts
  }

  private func state(after actions: [TimerCounterAction]) -> TimerCounterState {
    var state = TimerCounterState()
    let environment = TimerCounterEnvironment(mainQueue: DispatchQueue.test.eraseToAnyScheduler())
    for action in actions { _ = timerCounterReducer.run(&state, action, environment) }
    return state
  }

  @Test("Plus and minus change the count by one, and reset sets it to 0") func byHand() throws {
    let actions: [TimerCounterAction] = [
      .intervalSelected(.threeSeconds), .incrementTapped, .incrementTapped, .decrementTapped,
      .resetTapped, .decrementTapped,
    ]
    let counts = (2...6).map { state(after: Array(actions.prefix($0))).count }
    try #require(
      counts == [1, 2, 1, 0, -1],
      "The interval is 3 seconds. Plus was tapped twice, then minus, reset, and minus again."
    )
  }

  @Test("Toggle flips `isRunning`, and a selected interval is stored") func stored() throws {
    let toggled = (1...2).map { state(after: Array(repeating: .toggleTapped, count: $0)) }
    try #require(toggled.map(\.isRunning) == [true, false], "Toggle was tapped once, then again.")
    let selected = state(after: [.intervalSelected(.twoSeconds), .resetTapped])
    try #require(
      selected == TimerCounterState(interval: .twoSeconds),
      "2 seconds were selected, and reset tapped. The timer wasn't running."
    )
  }

  @Test("The timer ticks after each interval, and not at the start") func ticks() throws {
    let counts = counts([(.toggleTapped, at: 0)])
    try #require(
      counts == ["1 at 1000", "2 at 2000", "3 at 3000"],
      "Toggle was tapped at 0 ms. The interval is 1 second."
    )
  }

  @Test("Toggling off stops the timer") func off() throws {
    let counts = counts([(.toggleTapped, at: 0), (.toggleTapped, at: 1_500)])
    try #require(counts == ["1 at 1000"], "Toggle was tapped at 0 ms, and again at 1500.")
  }

  @Test("Toggling off and on starts a new interval") func again() throws {
    let counts = counts([
      (.toggleTapped, at: 0), (.toggleTapped, at: 500), (.toggleTapped, at: 700),
    ])
    try #require(
      counts == ["1 at 1700", "2 at 2700"],
      "Toggle was tapped at 0 ms, at 500 and at 700."
    )
  }

  @Test("Selecting an interval doesn't start a timer")  // starter passes
  func notStarted() throws {
    let counts = counts([(.intervalSelected(.twoSeconds), at: 0)], until: 5_000)
    try #require(counts == [], "2 seconds were selected. The timer wasn't running.")
  }

  @Test("The timer ticks at the selected interval") func selected() throws {
    let counts = counts(
      [(.intervalSelected(.twoSeconds), at: 0), (.toggleTapped, at: 100)],
      until: 5_000
    )
    try #require(
      counts == ["1 at 2100", "2 at 4100"],
      "2 seconds were selected, and then toggle was tapped, at 100 ms."
    )
  }

  @Test("A new interval restarts a running timer") func restarts() throws {
    let counts = counts(
      [(.toggleTapped, at: 0), (.intervalSelected(.threeSeconds), at: 500)],
      until: 7_000
    )
    try #require(
      counts == ["1 at 3500", "2 at 6500"],
      "Toggle was tapped at 0 ms, with 1 second. At 500, 3 seconds were selected."
    )
  }

  @Test("Selecting the current interval changes nothing") func same() throws {
    let counts = counts([(.toggleTapped, at: 0), (.intervalSelected(.oneSecond), at: 500)])
    try #require(
      counts == ["1 at 1000", "2 at 2000", "3 at 3000"],
      "Toggle was tapped at 0 ms, with 1 second. At 500, 1 second was selected."
    )
  }

  @Test("Plus, minus and reset leave the timer alone") func untouched() throws {
    let counts = counts([
      (.toggleTapped, at: 0), (.incrementTapped, at: 200), (.incrementTapped, at: 300),
      (.decrementTapped, at: 500), (.resetTapped, at: 700),
    ])
    try #require(
      counts == [
        "1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at 3000",
      ],
      "Toggle was tapped at 0 ms, plus at 200 and 300, minus at 500, and reset at 700."
    )
  }

  @Test("Toggling off stops the timer, whatever was selected")  // starter passes
  func offAfterAll() throws {
    let counts = counts([
      (.toggleTapped, at: 0), (.intervalSelected(.twoSeconds), at: 100),
      (.intervalSelected(.oneSecond), at: 200), (.toggleTapped, at: 300),
    ])
    try #require(counts == [], "Toggle at 0 ms, then two new intervals, and toggle at 300.")
  }
}
