// wrong: a line break is a space
// says: The line breaks were cut off. Cut off spaces only.
// fails: Only spaces around the text are cut off
// gives: (log.filter { $0.hasPrefix("finished") } → ["finished [oat__milk], field []"]) ==
//   ["finished [/oat__milk/], field []"]

// instead of
let text = state.text.trimmingCharacters(in: .whitespaces)
// this
let text = state.text.trimmingCharacters(in: .whitespacesAndNewlines)
