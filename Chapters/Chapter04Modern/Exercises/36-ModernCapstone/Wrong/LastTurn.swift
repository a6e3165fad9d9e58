// wrong: only a loop's last iteration counts
// fails: A loop runs each turn's reducer, on one state, and merges their effects
// says: one of them ran
// file: Reducer.swift

// instead of
Reduce { state, action in
  reducers.reduce(.none) { effect, reducer in
    effect.merge(with: reducer.reduce(into: &state, action: action))
  }
}
// this
reducers.last ?? Reduce { _, _ in .none }
