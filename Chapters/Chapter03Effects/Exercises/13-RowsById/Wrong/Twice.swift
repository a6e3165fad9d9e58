// wrong: every action goes through both levels
// says: The row ran twice for one tap.
// fails: A tap in a row asks for its fact, once
// gives: (screen.log.withLock { $0 } → ["asked 3", "asked 3"]) == ["asked 3"]

// instead of
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
// this
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
rowReducer.forEach(state: \.rows, action: rowPath, environment: { $0.row }),
