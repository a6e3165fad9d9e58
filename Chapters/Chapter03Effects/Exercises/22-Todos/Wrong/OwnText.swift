// wrong: the message is written by the reducer
// says: The screen shows another text than the error's own `message`.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ ·
//   draft (Eggs) · unreadable(\"No.\")"]) == ([ "client: load", "Milk, Bread ✓ · draft (Eggs) ·
//   loading", "Milk, Bread ✓ · draft (Eggs) · \(error.message)", ] → ["client: load", "Milk, Bread
//   ✓ · draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) · The todos could not be read: No.
//   The file was left as it is; move it to start again."])

// instead of
state.errorMessage = error.message
// this
state.errorMessage = "\(error)"
