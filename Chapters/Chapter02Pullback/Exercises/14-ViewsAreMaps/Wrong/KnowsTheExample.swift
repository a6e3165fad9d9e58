// wrong: the two projections are the ones in this file
// says: `then` gives the result of `degrees` and `knob` for other projections, too. It joins any
//   two.
// fails: Values come down through the first projection, then the next
// gives: (others → [-7, -6, -7]) == [4, 9, -5]

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { knob.value(degrees.value($0)) }, action: { degrees.action(knob.action($0)) })
