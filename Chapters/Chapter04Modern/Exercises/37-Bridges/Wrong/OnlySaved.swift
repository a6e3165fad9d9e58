// wrong: a path is for what effects send
// says: The counter's path leaves out actions. Make it from `AppAction.counterPath`.
// fails: A key path to an action leads where its case path does
// gives: (counter.map { paths.counter.extract(from: .counter($0)) } → [nil, nil,
//   Optional(Bridges.CounterAction.saved)]) == (counter →
//   [Optional(Bridges.CounterAction.incrementTapped), Optional(Bridges.CounterAction.saveTapped),
//   Optional(Bridges.CounterAction.saved)])

// instead of
var counter: AnyCasePath<AppAction, CounterAction> { AnyCasePath(AppAction.counterPath) }
// this
var counter: AnyCasePath<AppAction, CounterAction> {
  AnyCasePath(
    embed: { .counter($0) },
    extract: { $0 == .counter(.saved) ? .saved : nil }
  )
}
