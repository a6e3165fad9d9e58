// A send at the root, and through reducers in reducers.

import Chapter04Modern

extension ModernBenchmark {
  func composition() async {
    let times = await measure(
      sends,
      [
        handWritten(), sending(Counter.self), sending(Wrap1.self), sending(Wrap2.self),
        sending(Wrap4.self), sending(Wrap8.self),
      ]
    )
    print("\nA send at the root                       time   by hand = 1   a level")
    line("a switch by hand", times[0])
    line("store.send", times[1], to: times[0])
    for (index, depth) in [(2, 1), (3, 2), (4, 4), (5, 8)] {
      line(
        "  through \(depth) Scope\(depth == 1 ? "" : "s")",
        times[index],
        to: times[0],
        step: (times[index] - times[1]) / Double(depth)
      )
    }
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
