// wrong: after an error, the list is loaded once more
// says: After a failure another request followed. An error ends the request.
// fails: A failure to load ends the request, and its message is shown
// gives: (screen.log → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "client: load"])
//   == ([ "client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) ·
//   \(error.message)", ] → ["client: load", "Milk, Bread ✓ · draft (Eggs) · loading", "Milk, Bread
//   ✓ · draft (Eggs) · The todos could not be read: No. The file was left as it is; move it to
//   start again."])

// instead of
state.isLoading = false
state.errorMessage = error.message
return .none
// this
state.isLoading = false
state.errorMessage = error.message
return begin(environment.client.load(), TodosAction.loadResponse)
