// wrong: the value is read by the next projection first
// fails: Values come down through the first projection, then the next
// says: 215 went through `next` first

Projection(value: { $0 }, action: { $0 })
// next answer
Projection(value: { value(next.value($0)) }, action: { action(next.action($0)) })
