// wrong: `nothingSaved` is treated as an empty list, not as an error
// says: `nothingSaved` is an error like the other ones: its message is shown, and the list stays.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "no todos · draft
//   (Eggs)"]) == ([ "client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ ·
//   draft (Eggs) · \(error.message)", ] → ["client: load", "Milk, Bread ✓ · draft (Eggs) ·
//   loading", "Milk, Bread ✓ · draft (Eggs) · Nothing was saved yet."])

// instead of
state.isLoading = false
state.errorMessage = error.message
// this
state.isLoading = false
if error == .nothingSaved { state.todos = [] } else { state.errorMessage = error.message }
