// wrong: the sheet changes only the favourites
// says: `sheet()` did nothing for an action of its own feature. It is that feature, pulled back
//   to the app.
// fails: Each feature is pulled back to a reducer of the app
// gives: (parts(sheet()) → ["3 [2]", "3 [2]", "3 [2]"]) == ["3 [2]", "3 [2, 3]", "3 [2]"]

// instead of
pullback(sheetReducer, value: \.sheet, action: \.sheet)
// this
combine()
