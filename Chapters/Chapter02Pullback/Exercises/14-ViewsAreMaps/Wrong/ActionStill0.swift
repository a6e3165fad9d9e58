// wrong: only the value has an identity
// says: Every action became 0. The identity passes it on unchanged.
// fails: A view along the identity passes actions on unchanged
// gives: (sent → [0, 0, 0, 0]) == [0, 7, 215, -40]

// instead of
Projection(value: { $0 }, action: { $0 })
// this
Projection(value: { $0 }, action: { _ in 0 })
