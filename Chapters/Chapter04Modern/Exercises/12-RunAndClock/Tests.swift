import Chapter04Modern
import Testing

@MainActor @Suite struct RunAndClockTests {
  /// When the timer ticked, and how many seconds were left then and are left now, if the user taps
  /// at these times, in milliseconds.
  private func log(
    seconds: Int = 60,
    _ taps: (EggTimer.Action, at: Int)...,
    until end: Int = 3_000
  ) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[String]>([])
    let store = TestStore(initialState: EggTimer.State(seconds: seconds)) {
      CombineReducers {
        EggTimer()
        Reduce { state, action in
          if action == .ticked {
            let time = Int(start.duration(to: clock.now) / .milliseconds(1))
            log.withValue { [seconds = state.seconds] in $0.append("\(seconds) at \(time)") }
          }
          return .none
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    for (action, time) in taps {
      await clock.advance(to: .init(offset: .milliseconds(time)))
      await store.send(action)
    }
    await clock.advance(to: .init(offset: .milliseconds(end)))
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
    return log.value + ["\(store.state.seconds) left"]
  }

  @Test("The timer ticks each second, for the first time after one") func ticks() async throws {
    let log = await log((.startTapped, at: 0), until: 3_500)
    try #require(
      log == ["59 at 1000", "58 at 2000", "57 at 3000", "57 left"],
      "Start was tapped at 0 ms. The ticks until 3500."
    )
  }

  @Test("The timer ends at zero") func zero() async throws {
    let log = await log(seconds: 2, (.startTapped, at: 0), until: 5_000)
    try #require(
      log == ["1 at 1000", "0 at 2000", "0 left"],
      "Start was tapped at 0 ms, when two seconds were left. The ticks until 5000."
    )
  }

  @Test("With no seconds left, the timer never ticks")  // starter passes
  func noSeconds() async throws {
    let log = await log(seconds: 0, (.startTapped, at: 0))
    try #require(log == ["0 left"], "Start was tapped, when no seconds were left.")
  }

  @Test("Stop ends the ticking") func stop() async throws {
    let early = await log((.startTapped, at: 0), (.stopTapped, at: 500), until: 5_000)
    try #require(early == ["60 left"], "Start was tapped at 0 ms, and stop at 500.")
    let late = await log((.startTapped, at: 0), (.stopTapped, at: 1_500), until: 5_000)
    try #require(late == ["59 at 1000", "59 left"], "Start at 0 ms, stop at 1500, after a tick.")
  }

  @Test("The timer can be started again after a stop") func again() async throws {
    let log = await log(
      (.stopTapped, at: 0),
      (.startTapped, at: 0),
      (.stopTapped, at: 1_500),
      (.stopTapped, at: 1_700),
      (.startTapped, at: 2_000),
      until: 4_500
    )
    try #require(
      log == ["59 at 1000", "58 at 3000", "57 at 4000", "57 left"],
      "Stop and start were tapped at 0 ms, stop at 1500 and at 1700, and start at 2000."
    )
  }

  @Test("Each tap on start begins a new second, and ends the old one")
  func startAgain() async throws {
    let log = await log((.startTapped, at: 0), (.startTapped, at: 500), (.startTapped, at: 1_700))
    try #require(log == ["59 at 1500", "58 at 2700", "58 left"], "Start came at 0, 500 and 1700.")
  }
}
