// wrong: only the successes are handled
// says: The request failed, but the screen is unchanged. A failure stops the spinner, and its
//   message is shown.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading"]) == ([ "client:
//   load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) ·
//   \(error.message)", ] → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread
//   ✓ · draft (Eggs) · The todos could not be read: No. The file was left as it is; move it to
//   start again."])

// instead of
state.isLoading = false
state.errorMessage = error.message
// this
_ = error
