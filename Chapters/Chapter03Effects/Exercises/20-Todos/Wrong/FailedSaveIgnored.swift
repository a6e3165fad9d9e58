// wrong: a failure to save stops the spinner and nothing else
// says: Saving failed and the spinner stopped, but the screen doesn't say why.
// gives:

// instead of
switch action {
case .draftChanged(let draft):
// this
if case .saveResponse(.failure) = action {
  state.isLoading = false
  return .none
}
switch action {
case .draftChanged(let draft):
