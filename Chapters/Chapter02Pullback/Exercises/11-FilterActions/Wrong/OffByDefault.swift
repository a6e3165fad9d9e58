// wrong: a filter has to be switched on
// says: Without `isEnabled:`, the filter was off. Its default is `true`.
// fails: Without `isEnabled:`, the filter is on
// gives: (log(1, 2) → ["got 1", "got 2", "sum 3"]) == ["got 1", "sum 1"]

// instead of
isEnabled: Bool = true,
// this
isEnabled: Bool = false,
