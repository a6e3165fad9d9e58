// wrong: the counter opens and closes the sheet by hand, and nothing runs it
// says: The sheet appeared, and never asked for its fact: nothing runs it. Run it with `ifLet` on
//   `$sheet`.
// fails: The counter opens a sheet for its count, and runs it
// gives: (lines → ["sheet 5, kept [], seen []", "sheet 5, kept [], seen []"]) == ([ "sheet 5, kept
//   [], seen []", "sheet 5, kept [], seen []", "sheet 5 (5!), kept [], seen []", ] → ["sheet 5,
//   kept [], seen []", "sheet 5, kept [], seen []", "sheet 5 (5!), kept [], seen []"])

// instead of
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
// this


// instead of
case .sheet(.dismiss):
  if let sheet = state.sheet { state.seen.append(sheet.number) }
// this
case .sheet(.dismiss):
  if let sheet = state.sheet { state.seen.append(sheet.number) }
  state.sheet = nil
