// wrong: the action that came last is received first
// says: A step stated `.add(1)`, which had waited longest, and another action was taken: first
//   in, first out.
// fails: Actions that effects send are received, one in each step
// gives: (test → Run(state: 0, faults: [2, 3], left: [])) == (Run(state: 11) → Run(state: 11,
//   faults: [], left: []))

// instead of
let (action, origin) = waiting.removeFirst()
// this
let (action, origin) = waiting.removeLast()
