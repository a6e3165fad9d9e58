// wrong: "no" closes everything
// says: "No" closed the whole sheet. It closes only the confirmation.
// fails: No: the confirmation is closed, without a report, and the sheet stays
// gives: (log → ["3 ()", "3 () really?", "closed"]) == ["3 ()", "3 () really?", "3 ()"]

// instead of
case .sheet:
  break
// this
case .sheet(.confirmation(.noTapped)):
  favorites.sheet = nil
case .sheet:
  break
