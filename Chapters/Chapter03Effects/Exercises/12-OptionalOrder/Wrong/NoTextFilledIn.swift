// wrong: a sheet without a note is saved as it is
// says: The note is empty. The sheet still turns that into "no note".
// fails: Done: the list gets the note as the sheet left it
// gives: (state.notes → [3: ""]) == [3: "no note"]

// instead of
if sheet.note.isEmpty { sheet.note = "no note" }
// this

