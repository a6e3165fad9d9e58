// PrimeTime on a terminal, with the counter that a learner wrote: what `play 1 --feature counter
// --mine` shows. A key of its own changes the step.

import Chapter01Functions
import Chapter01PrimeTime

// A reducer of chapter 1 is a plain function, so the next chapter's function around it fits.
import func Chapter02Pullback.logging

extension App {
  static func counter(_ log: Log) -> App {
    let store = Store(
      value: PrimeTime(),
      reducer: logging(primeTimeReducer, isEnabled: log.isOn, printer: log.add)
    )
    return App(
      screen: { lines(store.value) },
      press: { key, now in
        if let mine = counterAction(forKey: key, in: store.value) {
          store.send(.counter(mine))
        } else if let action = action(forKey: key, in: store.value.app, at: now) {
          store.send(.app(action))
        }
      },
      observe: { changed in store.observe { _ in changed() } }
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
