// wrong: for nil, the features are called with an action that should do no harm
// says: A drink was also counted as a walk of no steps. For nil, a feature isn't called at all.
// fails: The diary runs the glasses
// gives: (days → [[1, 0, 2], [1, 0, 0], [1, 0, -1]]) == [[0, 0, 2], [0, 0, 0], [0, 0, -1]]

// instead of
combine(
  pullback(walksReducer, value: walks, action: walked),
// this
combine(
  { app, action in walksReducer(&app[keyPath: walks], action[keyPath: walked] ?? 0) },
