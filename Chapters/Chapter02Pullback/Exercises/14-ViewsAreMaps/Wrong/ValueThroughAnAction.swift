// wrong: on its way down, the value goes through an `action`
// says: The value went through an `action`. It comes down through both `value` functions.
// fails: Values come down through the first projection, then the next
// gives: (step → 57) == 3

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.action(value($0)) }, action: { action(next.action($0)) })
