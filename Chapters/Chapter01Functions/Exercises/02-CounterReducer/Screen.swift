// PrimeTime on a terminal, with the counter that a learner wrote: what `play 1 --feature counter
// --mine` shows. A key of its own changes the step.

import Chapter01Functions
import Chapter01PrimeTime

extension App {
  static func counter(_ log: Log) -> App {
    App(
      Store(
        value: History(PrimeTime()),
        reducer: withHistory(limit: 1_000, log.noting(primeTimeReducer))
      ),
      screen: lines,
      action: { key, state, now in
        counterAction(forKey: key, in: state).map { .counter($0) }
          ?? action(forKey: key, in: state.app, at: now).map { .app($0) }
      }
    )
  }
}

private struct PrimeTime {
  var app = AppState()
  var step = 1
}

private enum PrimeTimeAction {
  case app(AppAction)
  case counter(CounterAction)
}

private func primeTimeReducer(_ state: inout PrimeTime, _ action: PrimeTimeAction) {
  switch action {
  case .app(let action):
    appReducer(&state.app, action)
  case .counter(let action):
    var counter = CounterState(count: state.app.count, step: state.step)
    counterReducer(&counter, action)
    (state.app.count, state.step) = (counter.count, counter.step)
  }
}

private func lines(_ state: PrimeTime) -> [String] {
  screen(state.app) + (state.app.screen == .counter ? ["s step: \(state.step)"] : [])
}

private func counterAction(forKey key: Character, in state: PrimeTime) -> CounterAction? {
  guard state.app.screen == .counter else { return nil }
  let next = [1: 2, 2: 5, 5: 10, 10: -1]
  return switch key {
  case "+", "=": .incrementTapped
  case "-": .decrementTapped
  case "s": .stepChanged(to: next[state.step] ?? 1)
  default: nil
  }
}
