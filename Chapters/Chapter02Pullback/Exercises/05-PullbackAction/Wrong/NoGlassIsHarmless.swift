// wrong: for nil, the glasses are called with 0, which changes nothing
// says: Nothing was drunk, but the glasses were written, if only with the same number. For nil, a
//   feature isn't called at all.
// fails: The diary runs in any app that has a place for both
// gives: (bottles.writes → 1) == 0

// instead of
  pullback(glassesReducer, value: glasses, action: drank)
// this
  { app, action in glassesReducer(&app[keyPath: glasses], action[keyPath: drank] ?? 0) }
