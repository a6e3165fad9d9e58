// wrong: a list that is there needn't be loaded
// says: The list wasn't empty, and nothing was loaded. Load it anyway: it may have changed.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → []) == ["client: load", "Milk · loading", "Bread"]

// instead of
guard !state.isLoading else { return .none }
return begin(environment.client.load(), TodosAction.loadResponse)
// this
guard !state.isLoading, state.todos.isEmpty else { return .none }
return begin(environment.client.load(), TodosAction.loadResponse)
