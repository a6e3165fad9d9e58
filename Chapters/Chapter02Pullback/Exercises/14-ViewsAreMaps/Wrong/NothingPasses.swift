// wrong: the identity is treated as something empty
// fails: A view along the identity passes actions on unchanged
// says: the store must get the same

Projection(value: { $0 }, action: { _ in 0 })
// next answer
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
