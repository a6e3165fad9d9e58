// A send at the root, and through reducers in reducers.

import Chapter04Modern

extension ModernBenchmark {
  func composition() async {
    let times = await measure(
      sends,
      [
        handWritten(), sending(Counter.self), sending(Wrap8.self),
      ]
    )
    heading("A send at the root", floor: "a switch by hand")
    row("a send", times[1], floor: times[0])
    row("a send through 8 levels of `Scope`", times[2], floor: times[0])
    row("each level of `Scope`", (times[2] - times[1]) / 8)
  }

  private func handWritten() -> @MainActor () async -> Void {
    // By chance, so that the compiler can't replace the loop by its result.
    let reducer = Bool.random() ? Self.switchByHand : { Self.switchByHand(&$0, $1) }
    return {
      var state = Counter.State()
      for _ in 0..<sends { reducer(&state, .up) }
      precondition(state.count == sends)
    }
  }

  private func sending<R: Wrapped>(_: R.Type) -> @MainActor () async -> Void {
    let store = Store(initialState: R.initial) { R() }
    return { for _ in 0..<sends { store.send(R.deepest) } }
  }

  nonisolated static func switchByHand(_ state: inout Counter.State, _ action: Counter.Action) {
    switch action {
    case .up: state.count += 1
    case .down: state.count -= 1
    }
  }
}
