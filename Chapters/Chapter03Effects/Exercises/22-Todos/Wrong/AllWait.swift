// wrong: nothing at all happens while the spinner turns
// says: Typing, toggling or deleting did nothing while the list was being loaded. Only the
//   actions that begin a request wait.
// fails: The user can type, toggle and delete, even while a request is in progress
// gives: (screen.log.suffix(3) → ["client: load", "Milk, Bread · loading"]) == ([ "Milk, Bread ·
//   draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) · loading", "Bread ✓ · draft (Eggs) ·
//   loading", ] → ["Milk, Bread · draft (Eggs) · loading", "Milk, Bread ✓ · draft (Eggs) ·
//   loading", "Bread ✓ · draft (Eggs) · loading"])

// instead of
switch action {
case .draftChanged(let draft):
// this
if state.isLoading {
  switch action {
  case .draftChanged, .toggleTapped, .deleteTapped: return .none
  default: break
  }
}
switch action {
case .draftChanged(let draft):
