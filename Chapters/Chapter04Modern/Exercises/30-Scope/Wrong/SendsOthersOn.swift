// wrong: an action of another feature is passed on
// says: An action of another feature had an effect. The scope has nothing to do with it.
// fails: Actions of other features are ignored
// gives: (works → [1, 1]) == [0, 0]

// instead of
guard let childAction = action.extract(parentAction) else { return .none }
// this
guard let childAction = action.extract(parentAction) else {
  return Effect(work: [{ parentAction }])
}
