// wrong: the value is read by the next projection first
// says: The value went through `next` first. It comes down from the whole: through the first
//   projection, and then through `next`.
// fails: Values come down through the first projection, then the next
// gives: (step → 10) == 3

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { value(next.value($0)) }, action: { action(next.action($0)) })
