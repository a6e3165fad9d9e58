import Chapter04Modern
import Foundation
import Testing

@MainActor @Suite struct FeatureFlagTests {
  private struct Shelf: Equatable { var openedBy: [String] = [] }

  private enum Action: Equatable {
    case opened
    case answered(String)
  }

  /// Notes when it runs, in the shelf, too, and responds a second after it was opened.
  private struct Feature: Reducer {
    let name: String
    let clock: TestClock<Duration>
    let note: @Sendable (String) -> Void

    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> {
      switch action {
      case .opened:
        note(name)
        state.openedBy.append(name)
        return .run { [name, clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.answered(name))
        }
      case .answered(let who):
        if who == name { note("\(name) response") }
        return .none
      }
    }
  }

  private struct Silent: Reducer {
    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> { .none }
  }

  /// What happens, and when, if the shelf is opened at these times, in milliseconds, with the flag
  /// on or off; and how often the flag was checked, by its name.
  private func log(
    _ openings: [(isOn: Bool, at: Int)]
  ) async -> (events: [String], flags: [String], openedBy: [String]) {
    let clock = TestClock()
    let start = clock.now
    let (events, flags) = (LockIsolated<[String]>([]), LockIsolated<[String]>([]))
    let note: @Sendable (String) -> Void = { event in
      let time = Int(start.duration(to: clock.now) / .milliseconds(1))
      events.withValue { $0.append("\(event) at \(time)") }
    }
    let isOn = LockIsolated(openings[0].isOn)
    let store = TestStore(initialState: Shelf()) {
      Feature(name: "old", clock: clock, note: note)
        .adding(Feature(name: "new", clock: clock, note: note), if: "covers")
    } withDependencies: {
      $0[FlagClient.self].isOn = { flag in
        flags.withValue { $0.append(flag) }
        return isOn.value
      }
      $0[Tracker.self].track = { note("tracked \($0)") }
    }
    store.exhaustivity = .off
    for (value, time) in openings {
      await clock.advance(to: .init(offset: .milliseconds(time)))
      isOn.setValue(value)
      await store.send(.opened)
    }
    await clock.advance(by: .seconds(10))
    await store.skipReceivedActions(strict: false)
    return (events.value, flags.value, store.state.openedBy)
  }

  @Test("With the flag off, the old feature runs, with its effects") func off() async throws {
    let events = await log([(isOn: false, at: 0)]).events
    try #require(
      events == ["old at 0", "old response at 1000"],
      "The flag is off. The shelf was opened at 0 ms."
    )
  }

  @Test("With the flag on, the old feature runs, then the new one")  // starter passes
  func on() async throws {
    let (events, _, openedBy) = await log([(isOn: true, at: 0)])
    let names = events.filter { $0 == "old at 0" || $0 == "new at 0" }
    try #require(names == ["old at 0", "new at 0"], "The shelf was opened at 0 ms.")
    try #require(openedBy == ["old", "new"], "Each feature writes its name on the shelf.")
  }

  @Test("With the flag on, the effects of both run side by side") func responses() async throws {
    let events = await log([(isOn: true, at: 0), (isOn: true, at: 500)]).events
    try #require(
      events.filter { $0.contains("response") }.sorted() == [
        "new response at 1000", "new response at 1500", "old response at 1000",
        "old response at 1500",
      ],
      "The flag is on. The shelf was opened at 0 ms and at 500. A response takes a second."
    )
  }

  /// Opens the shelf. The thread knows meanwhile that the reducer is running on it.
  private func open(_ store: Store<Shelf, Action>) -> StoreTask {
    Thread.current.threadDictionary["isReducing"] = true
    defer { Thread.current.threadDictionary["isReducing"] = nil }
    return store.send(.opened)
  }

  @Test("The tracker is called in the effect, and cancelled with it") func ends() async throws {
    let calls = LockIsolated<[Bool]>([])
    let store = Store(initialState: Shelf()) {
      Silent().adding(Silent(), if: "covers")
    } withDependencies: {
      $0[FlagClient.self].isOn = { _ in true }
      $0[Tracker.self].track = { _ in
        // In the reducer, nobody can cancel the effect meanwhile. Elsewhere, this waits a moment
        // until it is cancelled.
        let isReducing = Thread.current.threadDictionary["isReducing"] != nil
        let limit = ContinuousClock.now + .milliseconds(50)
        while !isReducing, !Task.isCancelled, .now < limit { Thread.sleep(forTimeInterval: 0.001) }
        calls.withValue { $0.append(Task.isCancelled) }
      }
    }
    let task = open(store)
    task.cancel()
    await task.finish()
    // A task of its own may begin only now.
    let limit = ContinuousClock.now + .milliseconds(150)
    while calls.value.isEmpty, .now < limit { await Task.detached {}.value }
    try #require(
      calls.value.filter { !$0 }.count == 0,
      "The action's effects were cancelled: how many calls of the tracker weren't."
    )
  }

  @Test("The tracker is notified of each action that the new feature gets, immediately")
  func tracked() async throws {
    let events = await log([(isOn: true, at: 0)]).events.filter { $0.contains("tracked") }
    try #require(
      events == ["tracked covers at 0", "tracked covers at 1000", "tracked covers at 1000"],
      "The flag \"covers\" is on. The shelf was opened at 0 ms, and two responses follow."
    )
  }

  @Test("The flag is checked at each action, once") func switched() async throws {
    let (events, flags, _) = await log([
      (isOn: false, at: 0), (isOn: true, at: 2_000), (isOn: false, at: 4_000),
    ])
    try #require(
      events.filter { $0.hasPrefix("new") } == ["new at 2000", "new response at 3000"],
      "The shelf was opened at 0 ms, 2000 and 4000. The flag was off, on and off."
    )
    try #require(
      flags == Array(repeating: "covers", count: 7),
      "The shelf was opened three times, and four responses follow. The flag is called covers."
    )
  }
}
