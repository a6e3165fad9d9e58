// wrong: an action is sent as it is
// says: The action came out as it went in. It goes through `next`, and then through the first.
// fails: Actions go up through the next projection, then the first
// gives: (tenths → 3) == 210

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.value(value($0)) }, action: { $0 })
