// wrong: a row's action is for the row alone
// says: The parent never got the row's action. It runs on every action.
// fails: The row runs before the parent
// gives: ([state.done, state.eggs.map(\.id)] → [[], [2, 0, 1]]) == [[100], [2, 1]]

// instead of
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
if action.extract(parentAction) == nil {
  effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
}
