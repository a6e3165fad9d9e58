// wrong: the report is treated as the fault, and the reducer that reports is left out
// says: The note was neither kept when it was typed nor saved: the sheet's reducer gets no turn
//   at all.
// fails: Done: the sheet saves its note, and then it is closed
// gives: (log → ["3 ()", "3 ()", "closed"]) == ["3 ()", "3 (odd)", "saved odd", "closed"]

// instead of
sheetReducer.optional()
  .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
Reducer { favorites, action, _ in
// this
Reducer { favorites, action, _ in
