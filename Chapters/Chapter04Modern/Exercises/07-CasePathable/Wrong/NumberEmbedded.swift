// wrong: the starter's `embed` will do
// says: The number became `.doubleTapped`. Put it into `.numberChanged`.
// fails: numberChanged: a case with a number
// gives: (embedded(7, -1, by: path) → ["doubleTapped", "doubleTapped"]) == ["numberChanged(7)",
//   "numberChanged(-1)"]

// instead of
embed: { .numberChanged(to: $0) },
// this
embed: { _ in .doubleTapped },
