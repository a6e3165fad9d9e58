// wrong: where there is no event, the feature doesn't run
// says: Where there is no event, the feature didn't run. It runs in any case.
// fails: The feature runs once for each action, event or not
// gives: ([[reported.runs, reported.state.books], [silent.runs, silent.state.books]] → [[1, 4], [0,
//   3]]) == [[1, 4], [1, 4]]

// instead of
let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
guard let event = event(state, state, action) else { return .none }
return base.reduce(into: &state, action: action)
  .merge(with: .run { [client] _ in await client.report(event) })
