// wrong: only running effects are checked at the end
// says: Actions were waiting when the test ended, but nothing was reported.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (waiting → Run(state: 5, faults: [], left: [])) == (Run(state: 5, left: [2, 3]) →
//   Run(state: 5, faults: [], left: [2, 3]))

// instead of
for (action, origin) in waiting { fail("\(action) was never received.", line: origin) }
// this

