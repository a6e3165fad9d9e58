// wrong: the sheet's number is the count
// says: The sheet was for 3, and the count, 7, was added. Add the sheet's number.
// fails: A swipe closes the sheet, and its number is added to `seen`
// gives: (lines → ["no sheet, kept [], seen [7]"]) == ["no sheet, kept [], seen [3]"]

// instead of
if let sheet = state.sheet { state.seen.append(sheet.number) }
// this
state.seen.append(state.count)
