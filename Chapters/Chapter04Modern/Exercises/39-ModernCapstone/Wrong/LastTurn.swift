// wrong: only a loop's last iteration counts
// file: Reducer.swift
// fails: A loop runs each iteration on the same state, and merges the effects
// gives: ([log, sent] → ["c", "c!"]) == ["abc", "a!b!c!"]

// instead of
Reduce { state, action in
  reducers.reduce(.none) { effect, reducer in
    effect.merge(with: reducer.reduce(into: &state, action: action))
  }
}
// this
reducers.last ?? Reduce { _, _ in .none }
