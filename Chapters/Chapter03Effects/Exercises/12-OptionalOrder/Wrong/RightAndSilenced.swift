// wrong: the order is right, and the report is switched off to be on the safe side
// says: No sheet was open, and an action for it was ignored silently. An action that is lost has
//   to be noticed: leave that to `optional()`.
// fails: An action for a sheet or a confirmation that is closed is reported
// gives: (sheet → ["closed"]) == ["report", "closed"]

// instead of
sheetReducer.optional()
  .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
Reducer { favorites, action, _ in
// this
Reducer { favorites, action, log in
  guard favorites.sheet != nil else { return .none }
  return sheetReducer.optional()
    .pullback(state: \.sheet, action: sheetPath, environment: { $0 })
    .run(&favorites, action, log)
},
Reducer { favorites, action, _ in
