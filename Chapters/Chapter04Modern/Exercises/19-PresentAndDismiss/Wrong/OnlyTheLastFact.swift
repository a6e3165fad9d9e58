// wrong: a kept fact replaces the earlier ones
// says: A fact had been kept, and another was passed on, and only that one is there now. `kept`
//   lists every fact.
// fails: `kept` and `seen` grow, and may hold the same thing twice
// gives: (lines.last → "no sheet, kept ["3!"], seen [2, 3, 3]") == ("no sheet, kept [\"2!\",
//   \"3!\", \"3!\"], seen [2, 3, 3]" → "no sheet, kept ["2!", "3!", "3!"], seen [2, 3, 3]")

// instead of
state.kept.append(fact)
// this
state.kept = [fact]
