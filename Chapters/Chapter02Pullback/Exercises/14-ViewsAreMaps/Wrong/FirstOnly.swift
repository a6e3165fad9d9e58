// wrong: the first projection is the one that is called
// says: The value went through the first projection only.
// fails: Values come down through the first projection, then the next
// gives: (step → 21) == 3

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
self
