import Chapter03Effects
import Chapter03Examples
import Dispatch
import Testing

@Suite struct TimerCounterTests {
  private let scheduler = DispatchQueue.test

  private func store() -> TestStore<
    TimerCounterState, TimerCounterAction, TimerCounterEnvironment
  > {
    TestStore(
      initialState: TimerCounterState(),
      reducer: timerCounterReducer,
      environment: TimerCounterEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
  }

  @Test("It counts after each interval, and toggling off cancels", arguments: 1...3)
  func toggle(seconds: Int) {
    let store = store()
    let interval = TimerCounterState.Interval(rawValue: seconds)!
    if interval != .oneSecond { store.send(.intervalSelected(interval)) { $0.interval = interval } }
    store.assert(
      .send(.toggleTapped) { $0.isRunning = true },
      .do { scheduler.advance(by: .seconds(seconds) - .milliseconds(1)) },
      .do { scheduler.advance(by: .milliseconds(1)) },
      .receive(.ticked) { $0.count = 1 },
      .do { scheduler.advance(by: .seconds(2 * seconds)) },
      .receive(.ticked) { $0.count = 2 },
      .receive(.ticked) { $0.count = 3 },
      .send(.toggleTapped) { $0.isRunning = false },
      .do { scheduler.advance(by: .seconds(60)) }
    )
  }

  // R3.14
  @Test("Another interval restarts a running timer; the same one doesn't") func interval() {
    store().assert(
      .send(.toggleTapped) { $0.isRunning = true },
      .do { scheduler.advance(by: .milliseconds(900)) },
      .send(.intervalSelected(.oneSecond)),
      .do { scheduler.advance(by: .milliseconds(100)) },
      .receive(.ticked) { $0.count = 1 },
      .do { scheduler.advance(by: .milliseconds(900)) },
      .send(.intervalSelected(.threeSeconds)) { $0.interval = .threeSeconds },
      .do { scheduler.advance(by: .milliseconds(2_999)) },
      .do { scheduler.advance(by: .milliseconds(1)) },
      .receive(.ticked) { $0.count = 2 },
      .send(.toggleTapped) { $0.isRunning = false }
    )
  }

  @Test("Choosing an interval while the timer stands still doesn't start it") func standing() {
    store().assert(
      .send(.intervalSelected(.twoSeconds)) { $0.interval = .twoSeconds },
      .do { scheduler.advance(by: .seconds(60)) }
    )
  }

  @Test("Counting by hand and resetting leave the timer alone") func byHand() {
    store().assert(
      .send(.decrementTapped) { $0.count = -1 },
      .send(.toggleTapped) { $0.isRunning = true },
      .do { scheduler.advance(by: .milliseconds(500)) },
      .send(.incrementTapped) { $0.count = 0 },
      .do { scheduler.advance(by: .milliseconds(500)) },
      .receive(.ticked) { $0.count = 1 },
      .send(.resetTapped) { $0.count = 0 },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.ticked) { $0.count = 1 },
      .send(.toggleTapped) { $0.isRunning = false }
    )
  }

  @Test("The mock needs no time: a timer that starts ticks once") func mock() {
    let store = TestStore(
      initialState: TimerCounterState(),
      reducer: timerCounterReducer,
      environment: .mock
    )
    store.assert(
      .send(.toggleTapped) { $0.isRunning = true },
      .receive(.ticked) { $0.count = 1 },
      .send(.toggleTapped) { $0.isRunning = false }
    )
  }
}
