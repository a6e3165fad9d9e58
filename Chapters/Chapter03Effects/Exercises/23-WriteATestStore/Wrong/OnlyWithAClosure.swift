// wrong: a step without a closure states nothing, so nothing is compared
// says: The state changed in a step without a closure, but nothing was reported. No closure means
//   no change, not that anything goes.
// fails: 2: A change that no step states is reported
// gives: (sent → Run(state: 3, faults: [], left: [])) == (Run(state: 3, faults: [1]) → Run(state:
//   3, faults: [1], left: []))

// instead of
if state != expected { fail("\(state) isn't \(expected).", line: line) }
// this
if update != nil, state != expected { fail("\(state) isn't \(expected).", line: line) }
