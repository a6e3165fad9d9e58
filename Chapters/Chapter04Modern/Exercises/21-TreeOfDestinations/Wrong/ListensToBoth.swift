// wrong: the counter takes the number of any form
// says: The sheet's form saved a number for the sheet, and the counter took it for its count.
// fails: The counter ignores the sheet's form
// gives: (lines → ["7: sheet 3 (3!), form 4", "4: sheet 4"]) == ["7: sheet 3 (3!), form 4", "7:
//   sheet 4"]

// instead of
case .destination:
  break
// this
case .destination(.presented(.fact(.form(.presented(.delegate(.saved(let number))))))):
  state.count = number
case .destination:
  break
