// Stores of parts: a send through one, and what it takes to have one.

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
    let parent = Store(initialState: Wrap1.initial) { Wrap1() }
    let shallow = parent.scope(state: \.inner, action: \.inner)
    let times = await measure(
      sends,
      [
        { for _ in 0..<sends { shallow.send(.up) } },
        { for _ in 0..<sends { eighth.send(.up) } },
        { for _ in 0..<sends { take(\Wrap1.State.inner, \Wrap1.Action.Cases.inner) } },
        { for _ in 0..<sends { blackHole(parent.scope(state: \.inner, action: \.inner)) } },
      ]
    )
    heading("A send to a store of a part", floor: "1 level")
    row("through a store 1 level deep", times[0])
    row("through a store 8 levels deep", times[1], floor: times[0])
    heading("Stores of parts", floor: "the key paths")
    row("`scope` again", times[3], floor: times[2])
    await rowStores()
  }

  private func rowStores() async {
    let stores = 500
    let state = Rows.State(count: 100)
    let times = await measure(
      stores,
      [
        {
          for _ in 0..<stores {
            let store = Store(initialState: state) { Rows() }
            for row in store.scope(state: \.rows, action: \.rows) { blackHole(row) }
          }
        }
      ]
    )
    row("a store and 100 stores of its rows", times[0])
  }

  /// What a call with two key paths costs that does nothing with them.
  @inline(never)
  @_optimize(none)
  private func take<State, Action, Part, PartAction>(
    _ state: KeyPath<State, Part>,
    _ action: CaseKeyPath<Action, PartAction>
  ) {
    blackHole(state)
    blackHole(action)
  }
}
