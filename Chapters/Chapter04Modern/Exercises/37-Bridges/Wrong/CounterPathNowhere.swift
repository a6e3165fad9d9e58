// wrong: the feature's path is for its own use
// says: The counter's path extracted nothing. Make it from `AppAction.counterPath`.
// fails: A key path to an action leads where its case path does
// gives: (counter.map { paths.counter.extract(from: .counter($0)) } → [nil, nil, nil]) == (counter
//   → [Optional(Bridges.CounterAction.incrementTapped), Optional(Bridges.CounterAction.saveTapped),
//   Optional(Bridges.CounterAction.saved)])

// instead of
var counter: AnyCasePath<AppAction, CounterAction> { AnyCasePath(AppAction.counterPath) }
// this
var counter: AnyCasePath<AppAction, CounterAction> {
  AnyCasePath(embed: { .counter($0) }, extract: { _ in nil })
}
