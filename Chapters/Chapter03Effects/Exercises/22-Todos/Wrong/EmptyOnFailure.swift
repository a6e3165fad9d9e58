// wrong: a list that can't be loaded is treated as an empty one
// says: The request failed, and the list was emptied. A list that couldn't be loaded isn't an
//   empty one.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "no todos · draft
//   (Eggs) · The todos could not be read: No. The file was left as it is; move it to start
//   again."]) == ([ "client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ ·
//   draft (Eggs) · \(error.message)", ] → ["client: load", "Milk, Bread ✓ · draft (Eggs) ·
//   loading", "Milk, Bread ✓ · draft (Eggs) · The todos could not be read: No. The file was left as
//   it is; move it to start again."])

// instead of
state.isLoading = false
state.errorMessage = error.message
// this
state.isLoading = false
state.errorMessage = error.message
state.todos = []
