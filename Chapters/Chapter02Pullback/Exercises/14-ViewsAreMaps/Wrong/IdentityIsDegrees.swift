// wrong: the identity is the projection that one starts with
// says: The values were turned into degrees. The identity changes nothing.
// fails: A view along the identity shows what its store shows
// gives: (shown → [0, 0, 21, -4]) == [0, 7, 215, -40]

// instead of
Projection(value: { $0 }, action: { $0 })
// this
degrees
