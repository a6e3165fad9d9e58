// wrong: the sheet's reducer is called by hand, and its effect left lying
// says: The note was not saved, without a report: either the sheet's reducer still finds nil when
//   its turn comes, or its effect is dropped. It belongs before the list, in `combine`, which
//   keeps the effects of both.
// fails: Done: the sheet saves its note, and then it is closed
// gives: (log → ["3 ()", "3 (odd)", "closed"]) == ["3 ()", "3 (odd)", "saved odd", "closed"]

// instead of
sheetReducer.optional()
  .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
Reducer { favorites, action, _ in
  switch action {
// this
Reducer { favorites, action, log in
  _ = sheetReducer.optional()
    .pullback(state: \.sheet, action: sheetPath, environment: { $0 })
    .run(&favorites, action, log)
  switch action {
