// wrong: an empty text is no note
// says: The text was empty, and there is no new note. An empty text becomes an empty note.
// fails: Every text becomes a note
// gives: (empty → ["note [tea]"]) == ["note [tea]", "note []"]

// instead of
state.notes.append(text)
// this
if !text.isEmpty { state.notes.append(text) }
