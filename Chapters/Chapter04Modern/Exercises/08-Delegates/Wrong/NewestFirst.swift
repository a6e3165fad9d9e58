// wrong: the newest note comes first
// says: The new note comes before the other. Append it.
// fails: The list listens to the editor's delegate action
// gives: (log → ["finished [rice]", "note [rice]", "note [tea]", "field []"]) == ["finished
//   [rice]", "note [tea]", "note [rice]", "field []"]

// instead of
state.notes.append(text)
// this
state.notes.insert(text, at: 0)
