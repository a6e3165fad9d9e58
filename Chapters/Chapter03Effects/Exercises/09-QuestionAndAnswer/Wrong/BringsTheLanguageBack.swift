// wrong: the language is shown that the answer is in
// says: Italian was selected, and the answer in French took that away. An answer only adds a
//   line.
// fails: A line has the language that was asked for, whatever is selected in the meantime
// gives: (screen.state.language → .french) == .italian

// instead of
state.lines.append(
// this
state.language = language
state.lines.append(
