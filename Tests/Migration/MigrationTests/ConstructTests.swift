// The tests that the pages show, before and after; and that the two versions of each construct do
// the same.

import Chapter03Effects
import Chapter04Modern
import Dispatch
import Migration
import ReducerTesting
import Testing

@testable import MigrationExamples

@MainActor
@Suite("The constructs on the pages", .timeLimit(.minutes(5))) struct ConstructTests {
  @Test("The stopwatch of chapter 3") func stopwatchOfChapter3() {
    let scheduler = DispatchQueue.test
    let store = Chapter03Effects.TestStore(
      initialState: Stopwatch(),
      reducer: stopwatchReducer,
      environment: StopwatchEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
    store.assert(
      .send(.startTapped) { $0.isRunning = true },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.ticked) { $0.seconds = 1 },
      .send(.stopTapped) { $0.isRunning = false }
    )
  }

  @Test("The stopwatch of chapter 3, in a test of chapter 4") func stopwatchAdapted() async {
    let scheduler = DispatchQueue.test
    let store = Chapter04Modern.TestStore(initialState: Stopwatch()) {
      Reduce(
        stopwatchReducer,
        environment: StopwatchEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
      )
    }
    await store.send(.startTapped) { $0.isRunning = true }
    scheduler.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.send(.stopTapped) { $0.isRunning = false }
  }

  @Test("The stopwatch of chapter 4") func stopwatchOfChapter4() async {
    let clock = TestClock()
    let store = Chapter04Modern.TestStore(initialState: Stopwatch()) {
      StopwatchFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.send(.stopTapped) { $0.isRunning = false }
  }

  @Test("A draft that moved does the same on every script of up to six actions") func draftMoved() {
    let report = compare(
      subject: { state, action in
        _ = DesktopFeature().reduce(into: &state, action: action)
      },
      reference: { state, action in
        _ = desktopReducer.run(&state, action, ())
      },
      from: Desktop(),
      actions: Actions { state in
        state.draft == nil ? [.newTapped] : [.draft(.typed("a")), .draft(.closeTapped)]
      },
      upTo: 6
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("The search of chapter 3 waits for a pause") func searchOfChapter3() {
    let scheduler = DispatchQueue.test
    let store = Chapter03Effects.TestStore(
      initialState: Search(),
      reducer: searchReducer,
      environment: SearchEnvironment(
        find: { Effect(value: [$0]) },
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
    store.assert(
      .send(.queryChanged("a")) { $0.query = "a" },
      .do { scheduler.advance(by: .milliseconds(200)) },
      .send(.queryChanged("ab")) { $0.query = "ab" },
      .do { scheduler.advance(by: .milliseconds(300)) },
      .receive(.found(["ab"])) { $0.results = ["ab"] }
    )
  }

  @Test("A search by a scheduler and one by a clock find the same, after the same pause")
  func search() async {
    let clock = TestClock()
    let old = Chapter04Modern.TestStore(initialState: Search()) {
      Reduce(
        searchReducer,
        environment: SearchEnvironment(
          find: { Effect(value: [$0]) },
          mainQueue: AnyScheduler(clock: clock)
        )
      )
    }
    let new = Chapter04Modern.TestStore(initialState: Search()) {
      SearchFeature { [$0] }
    } withDependencies: {
      $0.continuousClock = clock
    }
    for store in [old, new] {
      await store.send(.queryChanged("a")) { $0.query = "a" }
      await clock.advance(by: .milliseconds(200))
      await store.send(.queryChanged("ab")) { $0.query = "ab" }
      await clock.advance(by: .milliseconds(300))
      await store.receive(.found(["ab"])) { $0.results = ["ab"] }
    }
  }
}
