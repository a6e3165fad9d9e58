// wrong: on its way up, the action goes through a `value`
// says: The action went through a `value`. It goes up through both `action` functions.
// fails: Actions go up through the next projection, then the first
// gives: (tenths → -60) == 210

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.value(value($0)) }, action: { action(next.value($0)) })
