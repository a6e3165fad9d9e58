// wrong: a success takes the message away
// says: dog had failed, and the answer to cat took the message away. It says what went wrong
//   last.
// fails: The message of a failure is about the question that failed
// gives: (open.shown → ["1 cat french chat"]) == ["1 cat french chat", "dog was not translated."]

// instead of
state.lines.append(
// this
state.message = ""
state.lines.append(
