// wrong: assumes that the state needn't know of a failure
// says: The request failed and the spinner stopped, but the screen doesn't say why.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ ·
//   draft (Eggs)"]) == ([ "client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓
//   · draft (Eggs) · \(error.message)", ] → ["client: load", "Milk, Bread ✓ · draft (Eggs) ·
//   loading", "Milk, Bread ✓ · draft (Eggs) · The todos could not be read: No. The file was left as
//   it is; move it to start again."])

// instead of
state.errorMessage = error.message
// this

