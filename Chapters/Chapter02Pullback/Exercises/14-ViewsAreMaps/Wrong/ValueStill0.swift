// wrong: only an action has an identity
// says: Every value became 0. The identity shows it unchanged.
// fails: A view along the identity shows what its store shows
// gives: (shown → [0, 0, 0, 0]) == [0, 7, 215, -40]

// instead of
Projection(value: { $0 }, action: { $0 })
// this
Projection(value: { _ in 0 }, action: { $0 })
