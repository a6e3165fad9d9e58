// wrong: the counter listens to the buttons and to the end of the sheet
// says: A button closed the sheet once, and its number was added twice, or too early: `.dismiss`
//   follows a button, too.
// fails: A button closes the sheet, and its number is added to `seen` once
// gives: (done → ["sheet 3, kept [], seen [3]", "no sheet, kept [], seen [3, 3]"]) == ["sheet 3,
//   kept [], seen []", "no sheet, kept [], seen [3]"]

// instead of
case .sheet(.dismiss):
  if let sheet = state.sheet { state.seen.append(sheet.number) }
// this
case .sheet(.dismiss), .sheet(.presented(.doneTapped)), .sheet(.presented(.keepTapped)):
  if let sheet = state.sheet { state.seen.append(sheet.number) }
