// wrong: a number is seen once
// says: The sheet for 3 was seen again, and 3 isn't there twice. `seen` lists every sheet.
// fails: `kept` and `seen` grow, and may hold the same thing twice
// gives: (lines.last → "no sheet, kept ["2!", "3!", "3!"], seen [2, 3]") == ("no sheet, kept
//   [\"2!\", \"3!\", \"3!\"], seen [2, 3, 3]" → "no sheet, kept ["2!", "3!", "3!"], seen [2, 3,
//   3]")

// instead of
if let sheet = state.sheet { state.seen.append(sheet.number) }
// this
if let sheet = state.sheet, !state.seen.contains(sheet.number) {
  state.seen.append(sheet.number)
}
