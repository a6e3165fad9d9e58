// What must hold, a sentence each. The first that doesn't is shown at each save.

import Chapter03Effects
import Dispatch
import Testing

@Suite struct StopwatchTests {
  @Test("It counts seconds from one tap to the next") func counts() {
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: StopwatchState(),
      reducer: stopwatchReducer,
      environment: StopwatchEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
    store.assert(
      .send(.toggleTapped) { $0.isRunning = true },
      .do { scheduler.advance(by: .seconds(2)) },
      .receive(.ticked) { $0.seconds = 1 },
      .receive(.ticked) { $0.seconds = 2 },
      .send(.toggleTapped) { $0.isRunning = false },
      .do { scheduler.advance(by: .seconds(60)) }
    )
  }
}
