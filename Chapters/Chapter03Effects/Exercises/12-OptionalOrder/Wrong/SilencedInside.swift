// wrong: the report is switched off where the confirmation may be gone
// says: No confirmation was open, and its "no" was ignored silently. The confirmation's reducer
//   is `optional()`, too, and reports that.
// fails: An action for a sheet or a confirmation that is closed is reported
// gives: (confirmation → ["3 ()", "3 ()"]) == ["3 ()", "report", "3 ()"]

// instead of
confirmationReducer.optional()
  .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 }),
// this
Reducer { sheet, action, log in
  guard sheet.confirmation != nil else { return .none }
  return confirmationReducer.optional()
    .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 })
    .run(&sheet, action, log)
},
