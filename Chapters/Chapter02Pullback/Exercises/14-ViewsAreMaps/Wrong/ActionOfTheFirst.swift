// wrong: the action belongs to the first projection
// says: The action went through the first projection only, and a step isn't a degree.
// fails: Actions go up through the next projection, then the first
// gives: (tenths → 30) == 210

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.value(value($0)) }, action: { action($0) })
