// wrong: the work is done while the reducer runs, to have an action to embed
// says: The effect's work was done while the reducer ran. Embed what it will give, with `map`;
//   don't ask for it.
// fails: The child runs once for each of its actions
// gives: (child.log → ["ran 3", "worked 1", "worked 2", "ran 4", "worked 1", "worked 2"]) == ["ran
//   3", "ran 4"]

// instead of
return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
// this
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
let actions = effect.work.map { action.embed($0()) }
return Effect(work: actions.map { action in { action } })
