// wrong: whatever isn't the fact is the counter
// says: The counter's path found a counter action in a fact action. For another case, a path gives
//   nil.
// fails: A key path to an action leads where its case path does
// gives: (fact.map { paths.counter.extract(from: .fact($0)) } →
//   [Optional(Bridges.CounterAction.saved), Optional(Bridges.CounterAction.saved)]) == [nil, nil]

// instead of
var counter: AnyCasePath<AppAction, CounterAction> { AnyCasePath(AppAction.counterPath) }
// this
var counter: AnyCasePath<AppAction, CounterAction> {
  AnyCasePath(
    embed: { .counter($0) },
    extract: { AppAction.counterPath.extract(from: $0) ?? .saved }
  )
}
