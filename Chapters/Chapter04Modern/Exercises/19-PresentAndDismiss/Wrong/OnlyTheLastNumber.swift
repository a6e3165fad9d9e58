// wrong: the sheet that was seen is the last one
// says: A sheet had been seen, and another was closed, and only its number is there now. `seen`
//   lists every sheet.
// fails: `kept` and `seen` grow, and may hold the same thing twice
// gives: (lines.last → "no sheet, kept ["2!", "3!", "3!"], seen [3]") == ("no sheet, kept [\"2!\",
//   \"3!\", \"3!\"], seen [2, 3, 3]" → "no sheet, kept ["2!", "3!", "3!"], seen [2, 3, 3]")

// instead of
if let sheet = state.sheet { state.seen.append(sheet.number) }
// this
if let sheet = state.sheet { state.seen = [sheet.number] }
