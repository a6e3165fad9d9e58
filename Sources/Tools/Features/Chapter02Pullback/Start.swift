// How a feature of the learner's own starts in the terminal. The workbook writes the feature's name
// wherever this says Counter.

import Chapter02Pullback

@testable import Counter

@main enum Start {
  @MainActor static func main() throws { try play(app) }

  @MainActor static func app(_ log: Log) -> App {
    let reducer = logging(counterReducer, isEnabled: log.isOn, printer: log.add)
    let store = Store(
      value: History(CounterScreen.start),
      reducer: withHistory(limit: 1_000, reducer)
    )
    return App(
      screen: { CounterScreen.lines(store.value.present) },
      press: { key, _ in
        if let action = CounterScreen.action(for: key, in: store.value.present) {
          store.send(.record(action))
        }
      },
      observe: { changed in store.observe { _ in changed() } },
      travel: { step in store.send(step == .back ? .undo : .redo) }
    )
  }
}
