// wrong: a note that is there needn't be added again
// says: There was a note with that text already, and no new one was added. Every text becomes a
//   note.
// fails: Every text becomes a note
// gives: (again → ["note [tea]"]) == ["note [tea]", "note [tea]"]

// instead of
state.notes.append(text)
// this
if !state.notes.contains(text) { state.notes.append(text) }
