// wrong: the spinner is forgotten
// says: A request is on its way, but `isLoading` is false.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["client: load", "Bread"]) == ["client: load", "Milk · loading", "Bread"]

// instead of
state.isLoading = true
// this

