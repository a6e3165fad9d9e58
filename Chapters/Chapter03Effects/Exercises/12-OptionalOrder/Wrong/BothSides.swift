// wrong: the sheet is run before the list and once more after it
// says: The note was saved, and then the sheet's reducer had another turn, when the sheet was
//   closed. It runs once, first.
// fails: Done: the sheet saves its note, and then it is closed
// gives: (log → ["3 ()", "3 (odd)", "report", "saved odd", "closed"]) == ["3 ()", "3 (odd)", "saved
//   odd", "closed"]

// instead of
return .none
}
)
// this
return .none
},
sheetReducer.optional()
  .pullback(state: \.sheet, action: sheetPath, environment: { $0 })
)
