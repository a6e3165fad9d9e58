// wrong: the list does the sheet's work, and the sheet does it as well
// says: The note was saved twice: the sheet saves it already.
// fails: Done: the sheet saves its note, and then it is closed
// gives: (log → ["3 ()", "3 (odd)", "saved odd", "saved odd", "closed"]) == ["3 ()", "3 (odd)",
//   "saved odd", "closed"]

// instead of
Reducer { favorites, action, _ in
// this
Reducer { favorites, action, log in

// instead of
if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
favorites.sheet = nil
// this
let sheet = favorites.sheet
if let sheet { favorites.notes[sheet.number] = sheet.note }
favorites.sheet = nil
return .fireAndForget { if let sheet { log("saved \(sheet.note)") } }
