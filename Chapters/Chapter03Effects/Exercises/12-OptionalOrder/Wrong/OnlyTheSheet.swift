// wrong: the order is changed where the note got lost, and not one level further in
// says: Nothing was written down: the sheet had removed the confirmation before the
//   confirmation's reducer had its turn. It is the same mistake, one level further in.
// fails: Yes: the confirmation writes down what is deleted, and then everything is closed
// gives: (log → ["3 ()", "3 () really?", "report", "closed"]) == ["3 ()", "3 () really?", "deleted
//   3", "closed"]

// instead of
confirmationReducer.optional()
  .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 }),
Reducer { sheet, action, log in
// this
Reducer { sheet, action, log in

// instead of
sheet.confirmation = nil
return .none
}
}
)
// this
sheet.confirmation = nil
return .none
}
},
confirmationReducer.optional()
  .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 })
)
