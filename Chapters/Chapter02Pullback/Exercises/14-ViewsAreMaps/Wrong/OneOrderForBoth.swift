// wrong: actions go through the functions in the order of the values
// says: The action went through the functions in the order of the values. It goes the other way:
//   through `next`, and then through the first.
// fails: Actions go up through the next projection, then the first
// gives: (tenths → 75) == 210

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.value(value($0)) }, action: { next.action(action($0)) })
