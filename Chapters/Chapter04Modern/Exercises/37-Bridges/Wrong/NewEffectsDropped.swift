// wrong: the new reducer is called, but its effect isn't one of chapter 3
// says: The fact is loading, and its client was never asked: its effects are dropped. `.modern`
//   runs them.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["0, loading"]) == ["asked 7", "0, 7 from the client"]

// instead of
  Chapter03Effects.Reducer.modern.pullback(
    state: \.fact,
    action: AppAction.factPath,
    environment: \.fact
  )
// this
  Chapter03Effects.Reducer { app, action, _ in
    if case .fact(let action) = action { _ = Fact().reduce(into: &app.fact, action: action) }
    return .none
  }
