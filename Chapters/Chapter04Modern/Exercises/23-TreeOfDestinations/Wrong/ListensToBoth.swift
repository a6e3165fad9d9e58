// wrong: the counter takes the number of any form
// says: The sheet's form saved a number for the sheet, and the counter took it for its count.
// gives:

// instead of
case .destination:
  break
// this
case .destination(.presented(.fact(.form(.presented(.delegate(.saved(let number))))))):
  state.count = number
case .destination:
  break
