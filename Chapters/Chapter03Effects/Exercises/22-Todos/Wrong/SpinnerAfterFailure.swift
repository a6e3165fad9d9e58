// wrong: the spinner stops only where the list arrives
// says: The request failed, but `isLoading` is still true. A failure is an ending, too.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ ·
//   draft (Eggs) · loading · The todos could not be read: No. The file was left as it is; move it
//   to start again."]) == ([ "client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread
//   ✓ · draft (Eggs) · \(error.message)", ] → ["client: load", "Milk, Bread ✓ · draft (Eggs) ·
//   loading", "Milk, Bread ✓ · draft (Eggs) · The todos could not be read: No. The file was left as
//   it is; move it to start again."])

// instead of
state.isLoading = false
state.errorMessage = error.message
// this
state.errorMessage = error.message
