// wrong: the counter closes the sheet after each of its buttons, too
// says: The counter closed the sheet at the button, and no `.dismiss` came for it. The sheet
//   closes itself.
// fails: A button closes the sheet, and its number is added to `seen` once
// gives: (done → ["no sheet, kept [], seen []"]) == ["sheet 3, kept [], seen []", "no sheet, kept
//   [], seen [3]"]

// instead of
case .sheet:
  break
// this
case .sheet(.presented(.doneTapped)):
  state.sheet = nil
case .sheet:
  break
