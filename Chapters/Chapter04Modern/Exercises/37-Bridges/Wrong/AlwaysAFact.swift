// wrong: a path gives something for every action
// says: The fact's path found a fact action in a counter action. For another case, a path gives
//   nil.
// fails: A key path to an action leads where its case path does
// gives: (counter.map { paths.fact.extract(from: .counter($0)) } →
//   [Optional(Bridges.Fact.Action.tapped(0)), Optional(Bridges.Fact.Action.tapped(0)),
//   Optional(Bridges.Fact.Action.tapped(0))]) == [nil, nil, nil]

// instead of
var fact: AnyCasePath<AppAction, Fact.Action> { AnyCasePath(AppAction.factPath) }
// this
var fact: AnyCasePath<AppAction, Fact.Action> {
  AnyCasePath(
    embed: { .fact($0) },
    extract: { AppAction.factPath.extract(from: $0) ?? .tapped(0) }
  )
}
