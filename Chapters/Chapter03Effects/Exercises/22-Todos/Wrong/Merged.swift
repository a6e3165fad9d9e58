// wrong: what was loaded is added to the list
// says: The loaded todos were added to the list. They replace it: Milk is no longer there.
// fails: `appeared` and `reloadTapped` load the list, which replaces the old one
// gives: (screen.log → ["client: load", "Milk · loading", "Milk, Bread"]) == ["client: load", "Milk
//   · loading", "Bread"]

// instead of
state.todos = todos
// this
state.todos += todos.filter { !state.todos.contains($0) }
