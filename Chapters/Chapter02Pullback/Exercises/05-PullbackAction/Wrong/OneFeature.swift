// wrong: the first feature is pulled back, and the second forgotten
// says: The drink didn't reach the glasses: only one feature runs.
// fails: The diary runs the glasses
// gives: (days → [[0, 0, 0], [0, 0, 0], [0, 0, 0]]) == [[0, 0, 2], [0, 0, 0], [0, 0, -1]]

// instead of
combine(
  pullback(walksReducer, value: walks, action: walked),
  pullback(glassesReducer, value: glasses, action: drank)
)
// this
pullback(walksReducer, value: walks, action: walked)
