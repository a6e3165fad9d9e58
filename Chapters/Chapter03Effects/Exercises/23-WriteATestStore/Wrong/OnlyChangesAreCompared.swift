// wrong: where nothing changed, there is nothing to compare
// says: The step stated a change and nothing changed, but nothing was reported.
// fails: 3: A stated change that doesn't happen is reported
// gives: (test → Run(state: 0, faults: [], left: [])) == (Run(state: 0, faults: [1]) → Run(state:
//   0, faults: [1], left: []))

// instead of
var expected = state
update?(&expected)
// this
let old = state
var expected = state
update?(&expected)

// instead of
if state != expected { fail("\(state) isn't \(expected).", line: line) }
// this
if state != old, state != expected { fail("\(state) isn't \(expected).", line: line) }
