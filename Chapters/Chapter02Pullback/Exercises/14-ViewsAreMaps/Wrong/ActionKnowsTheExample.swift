// wrong: the actions are those of the knob
// says: `then` gives the result of `degrees` and `knob` for other projections, too. It joins any
//   two.
// fails: Actions go up through the next projection, then the first
// gives: (others → [230, 330, 50]) == [10, 20, -8]

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.value(value($0)) }, action: { degrees.action(knob.action($0)) })
