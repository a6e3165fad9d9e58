// wrong: only what effects send is embedded
// says: The counter's path embedded another action. It puts each one into its case as it is.
// fails: A key path to an action leads where its case path does
// gives: (counter.map(paths.counter.embed) →
//   [Bridges.AppAction.counter(Bridges.CounterAction.saved),
//   Bridges.AppAction.counter(Bridges.CounterAction.saved),
//   Bridges.AppAction.counter(Bridges.CounterAction.saved)]) == (counter.map(AppAction.counter) →
//   [Bridges.AppAction.counter(Bridges.CounterAction.incrementTapped),
//   Bridges.AppAction.counter(Bridges.CounterAction.saveTapped),
//   Bridges.AppAction.counter(Bridges.CounterAction.saved)])

// instead of
var counter: AnyCasePath<AppAction, CounterAction> { AnyCasePath(AppAction.counterPath) }
// this
var counter: AnyCasePath<AppAction, CounterAction> {
  AnyCasePath(embed: { _ in .counter(.saved) }, extract: AppAction.counterPath.extract)
}
