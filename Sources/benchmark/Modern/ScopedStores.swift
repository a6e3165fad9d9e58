// A send to a store of a part.

import Chapter04Modern

extension ModernBenchmark {
  func scopedStores() async {
    let root = Store(initialState: Wrap8.initial) { Wrap8() }
    let first = root.scope(state: \.inner, action: \.inner)
    let second = first.scope(state: \.inner, action: \.inner)
    let fourth = second.scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
    let eighth = fourth.scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
      .scope(state: \.inner, action: \.inner)
    let shallow = Store(initialState: Wrap1.initial) { Wrap1() }
      .scope(state: \.inner, action: \.inner)
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { shallow.send(.up) } },
        { for _ in 0..<sends { eighth.send(.up) } },
      ]
    )
    print("\nA send through a scoped store            time   depth 1 = 1")
    line("depth 1", times[0])
    line("depth 8", times[1], to: times[0])
  }
}
