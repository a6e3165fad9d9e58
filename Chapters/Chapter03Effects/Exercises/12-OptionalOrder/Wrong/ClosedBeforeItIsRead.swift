// wrong: first the sheet is closed, and then its note is taken
// says: The list didn't take the note. It has to read the note before it closes the sheet.
// fails: Done: the list gets the note as the sheet left it
// gives: (state.notes → [:]) == [3: "no note"]

// instead of
if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
favorites.sheet = nil
// this
favorites.sheet = nil
if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
