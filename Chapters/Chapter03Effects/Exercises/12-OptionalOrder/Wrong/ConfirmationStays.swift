// wrong: the confirmation is gone with the answer
// says: "No" was tapped, and the confirmation is still open.
// fails: No: the confirmation is closed, without a report, and the sheet stays
// gives: (log → ["3 ()", "3 () really?", "3 () really?"]) == ["3 ()", "3 () really?", "3 ()"]

// instead of
sheet.confirmation = nil
return .none
// this
return .none
