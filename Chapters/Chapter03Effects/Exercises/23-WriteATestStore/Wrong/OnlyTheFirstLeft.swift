// wrong: only the first of the actions left at the end is reported
// says: Two actions were waiting, from the `send`s in lines 2 and 3. Report both, not just one.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (waiting → Run(state: 5, faults: [], left: [2])) == (Run(state: 5, left: [2, 3]) →
//   Run(state: 5, faults: [], left: [2, 3]))

// instead of
for (action, origin) in waiting { fail("\(action) was never received.", line: origin) }
// this
if let (action, origin) = waiting.first { fail("\(action) was never received.", line: origin) }
