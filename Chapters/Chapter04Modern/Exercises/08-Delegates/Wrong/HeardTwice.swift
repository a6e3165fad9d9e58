// wrong: the list listens to the tap, too, as it did
// says: One tap made two notes: the list still listens to the tap. It handles the delegate action
//   only.
// fails: One tap makes one note, by two actions
// gives: (log → ["done tapped", "finished [oat_milk]", "note [tea]", "note []", "note [oat_milk]",
//   "field []"]) == ([ "done tapped", "finished [oat_milk]", "note [tea]", "note [oat_milk]",
//   "field []", ] → ["done tapped", "finished [oat_milk]", "note [tea]", "note [oat_milk]", "field
//   []"])

// instead of
case .editor:
  return .none
// this
case .editor(.doneTapped):
  state.notes.append(state.editor.text)
  return .none
case .editor:
  return .none
