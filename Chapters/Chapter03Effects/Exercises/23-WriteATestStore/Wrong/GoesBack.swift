// wrong: a step that fails is taken back
// says: After the fault the store went back to the state before it. Go on from what the reducer
//   made, so that one fault isn't reported twice.
// fails: 1: A state other than the stated one is reported
// gives: (sent → Run(state: 0, faults: [1, 2], left: [])) == (Run(state: 4, faults: [1]) →
//   Run(state: 4, faults: [1], left: []))

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
if state != expected {
  fail("\(state) isn't \(expected).", line: line)
  state = old
}
