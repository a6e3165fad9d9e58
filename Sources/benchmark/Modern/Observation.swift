// A send to a store that somebody looks at.

import Chapter04Modern

extension ModernBenchmark {
  func observation() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let observed = Store(initialState: Counter.State()) { Counter() }
    let token = observe { _ = observed.isOn }
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { store.send(.up) } },
        { for _ in 0..<sends { observed.send(.up) } },
      ]
    )
    token.cancel()
    print("\nA send where somebody observes           time   unobserved = 1")
    line("nothing", times[0])
    line("a field that does not change", times[1], to: times[0])
  }
}
