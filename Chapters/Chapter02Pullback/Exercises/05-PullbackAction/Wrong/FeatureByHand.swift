// wrong: the diary repeats what the features do, and not all of it
// says: The steps arrived, but the walk wasn't counted. Let `walksReducer` do its work, through
//   `pullback`: code repeated here doesn't change with it.
// fails: The diary runs the walks
// gives: (days → [[0, 500, 0], [0, 0, 0], [0, -3, 0]]) == [[1, 500, 0], [1, 0, 0], [1, -3, 0]]

// instead of
combine(
  pullback(walksReducer, value: walks, action: walked),
// this
combine(
  { app, action in if let steps = action[keyPath: walked] { app[keyPath: walks].steps += steps } },
