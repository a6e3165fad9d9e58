// wrong: a fact is kept once
// says: "3!" was kept again, and isn't there twice. `kept` lists every fact.
// fails: `kept` and `seen` grow, and may hold the same thing twice
// gives: (lines.last → "no sheet, kept ["2!", "3!"], seen [2, 3, 3]") == ("no sheet, kept [\"2!\",
//   \"3!\", \"3!\"], seen [2, 3, 3]" → "no sheet, kept ["2!", "3!", "3!"], seen [2, 3, 3]")

// instead of
state.kept.append(fact)
// this
if !state.kept.contains(fact) { state.kept.append(fact) }
