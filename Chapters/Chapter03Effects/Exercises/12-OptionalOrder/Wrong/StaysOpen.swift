// wrong: the list no longer closes the sheet, so that nothing is nil too early
// says: The note was saved, but the sheet is still open. The list closes it when the sheet's
//   reducer has had its turn.
// fails: Done: the sheet saves its note, and then it is closed
// gives: (log → ["3 ()", "3 (odd)", "saved odd", "3 (odd)"]) == ["3 ()", "3 (odd)", "saved odd",
//   "closed"]

// instead of
if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
favorites.sheet = nil
// this
if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
