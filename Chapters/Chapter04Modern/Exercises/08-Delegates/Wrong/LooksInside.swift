// wrong: the list handles the editor's tap, and reads its state
// says: The editor finished, and there is no new note. The list appends the text when it gets
//   `.delegate(.finished(…))`.
// fails: The list listens to the editor's delegate action
// gives: (log → ["finished [rice]", "note [tea]", "field []"]) == ["finished [rice]", "note [tea]",
//   "note [rice]", "field []"]

// instead of
case .editor(.delegate(.finished(let text))):
  state.notes.append(text)
  return .none
// this
case .editor(.doneTapped):
  state.notes.append(state.editor.text)
  return .none
