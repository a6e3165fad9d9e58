// wrong: a fact's text is none of the root's business
// says: The fact's path embedded another action. It puts each one into its case as it is.
// fails: A key path to an action leads where its case path does
// gives: (fact.map(paths.fact.embed) → [Bridges.AppAction.fact(Bridges.Fact.Action.loaded("")),
//   Bridges.AppAction.fact(Bridges.Fact.Action.loaded(""))]) == (fact.map(AppAction.fact) →
//   [Bridges.AppAction.fact(Bridges.Fact.Action.tapped(3)),
//   Bridges.AppAction.fact(Bridges.Fact.Action.loaded("3 is prime."))])

// instead of
var fact: AnyCasePath<AppAction, Fact.Action> { AnyCasePath(AppAction.factPath) }
// this
var fact: AnyCasePath<AppAction, Fact.Action> {
  AnyCasePath(embed: { _ in .fact(.loaded("")) }, extract: AppAction.factPath.extract)
}
