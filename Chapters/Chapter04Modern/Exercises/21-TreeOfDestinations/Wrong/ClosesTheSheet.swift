// wrong: the counter closes what it shows after each save, so the sheet goes with its form
// says: The form in the sheet closed the sheet, too. A form closes itself, and the sheet stays.
// fails: The counter ignores the sheet's form
// gives: (lines → ["7: sheet 3 (3!), form 4", "7: nothing"]) == ["7: sheet 3 (3!), form 4", "7:
//   sheet 4"]

// instead of
case .destination:
  break
// this
case .destination(.presented(.fact(.form(.presented(.delegate(.saved)))))):
  state.destination = nil
case .destination:
  break
