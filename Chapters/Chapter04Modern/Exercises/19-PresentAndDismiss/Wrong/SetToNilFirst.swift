// wrong: the counter sets the sheet to nil, and then looks for its number
// says: The sheet was swiped away, and its number wasn't added. No button announces a swipe:
//   listen to `.sheet(.dismiss)`, which the reducer inside `ifLet` gets while the sheet is still
//   there.
// fails: A swipe closes the sheet, and its number is added to `seen`
// gives: (lines → ["no sheet, kept [], seen []"]) == ["no sheet, kept [], seen [3]"]

// instead of
case .sheet(.dismiss):
  if let sheet = state.sheet { state.seen.append(sheet.number) }
// this
case .sheet(.dismiss):
  state.sheet = nil
  if let sheet = state.sheet { state.seen.append(sheet.number) }
