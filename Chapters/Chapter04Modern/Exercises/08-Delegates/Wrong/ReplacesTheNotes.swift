// wrong: the new note replaces all others
// says: The other note is gone. Append the new one.
// fails: The list listens to the editor's delegate action
// gives: (log → ["finished [rice]", "note [rice]", "field []"]) == ["finished [rice]", "note
//   [tea]", "note [rice]", "field []"]

// instead of
state.notes.append(text)
// this
state.notes = [text]
