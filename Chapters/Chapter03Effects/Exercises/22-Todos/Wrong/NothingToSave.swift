// wrong: an empty list needn't be saved
// says: An empty list wasn't saved, so what the user has deleted is back the next time.
// fails: Saving saves the whole list, then loads it
// gives: (empty.log.first → nil) == "client: save no todos"

// instead of
case .saveTapped:
  guard !state.isLoading else { return .none }
// this
case .saveTapped:
  guard !state.isLoading, !state.todos.isEmpty else { return .none }
