// wrong: only actions that are sent have effects
// says: `.both` was received, but its effect was never started.
// fails: The effects of received actions are started, too
// gives: (test → Run(state: 100, faults: [3, 4], left: [])) == (Run(state: 111) → Run(state: 111,
//   faults: [], left: []))

// instead of
guard action == expected else { return fail("\(action) came.", line: line) }
reduce(action, origin: origin, line: line, update)
// this
guard action == expected else { return fail("\(action) came.", line: line) }
var copy = state
update?(&copy)
_ = reducer.run(&state, action, environment)
if copy != state { fail("\(state) isn't \(copy).", line: line) }
