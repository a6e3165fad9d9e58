// wrong: the text is still in the editor
// says: The note is empty: the list read the editor's field. The action has the text.
// fails: The list listens to the editor's delegate action
// gives: (log → ["finished [rice]", "note [tea]", "note []", "field []"]) == ["finished [rice]",
//   "note [tea]", "note [rice]", "field []"]

// instead of
case .editor(.delegate(.finished(let text))):
  state.notes.append(text)
  return .none
// this
case .editor(.delegate(.finished)):
  state.notes.append(state.editor.text)
  return .none
