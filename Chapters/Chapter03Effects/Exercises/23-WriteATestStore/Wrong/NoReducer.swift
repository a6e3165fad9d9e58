// wrong: the reducer is run on a copy, which the step is compared with
// says: The steps are compared, but the store's own state stays what it was: run the reducer on
//   `state`.
// fails: A step that states what happens passes
// gives: (test → Run(state: 0, faults: [3], left: [])) == (Run(state: 7) → Run(state: 7, faults:
//   [], left: []))

// instead of
let effect = reducer.run(&state, action, environment)
if state != expected { fail("\(state) isn't \(expected).", line: line) }
// this
var next = state
let effect = reducer.run(&next, action, environment)
if next != expected { fail("\(next) isn't \(expected).", line: line) }
