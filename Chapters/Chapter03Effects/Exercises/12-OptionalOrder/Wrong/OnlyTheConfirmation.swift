// wrong: the order is changed inside the sheet, and the list still comes first
// says: The list closed the sheet before the sheet's reducer had its turn. What is inside comes
//   first, on both levels.
// fails: Done: the sheet saves its note, and then it is closed
// gives: (log → ["3 ()", "3 (odd)", "report", "closed"]) == ["3 ()", "3 (odd)", "saved odd",
//   "closed"]

// instead of
sheetReducer.optional()
  .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
Reducer { favorites, action, _ in
// this
Reducer { favorites, action, _ in

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
