// wrong: one path is enough
// says: The fact's path extracted nothing. Make it from `AppAction.factPath`.
// fails: A key path to an action leads where its case path does
// gives: (fact.map { paths.fact.extract(from: .fact($0)) } → [nil, nil]) == (fact →
//   [Optional(Bridges.Fact.Action.tapped(3)), Optional(Bridges.Fact.Action.loaded("3 is prime."))])

// instead of
var fact: AnyCasePath<AppAction, Fact.Action> { AnyCasePath(AppAction.factPath) }
// this
var fact: AnyCasePath<AppAction, Fact.Action> {
  AnyCasePath(embed: { .fact($0) }, extract: { _ in nil })
}
