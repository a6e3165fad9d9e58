// wrong: the next projection replaces the first
// says: The value went through `next` only.
// fails: Values come down through the first projection, then the next
// gives: (step → 100) == 3

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
next
