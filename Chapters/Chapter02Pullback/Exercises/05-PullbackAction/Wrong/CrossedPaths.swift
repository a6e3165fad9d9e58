// wrong: both payloads are numbers, so one feature's path fits where the other's belongs
// says: 500 steps became 500 glasses: the paths of the two actions are swapped.
// fails: The diary runs the walks
// gives: (days → [[0, 0, 500], [0, 0, 0], [0, 0, -3]]) == [[1, 500, 0], [1, 0, 0], [1, -3, 0]]

// instead of
pullback(walksReducer, value: walks, action: walked),
pullback(glassesReducer, value: glasses, action: drank)
// this
pullback(walksReducer, value: walks, action: drank),
pullback(glassesReducer, value: glasses, action: walked)
