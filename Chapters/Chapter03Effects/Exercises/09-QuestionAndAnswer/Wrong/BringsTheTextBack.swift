// wrong: the field shows what the answer is about
// says: cat was typed, and the answer to dog took it away. An answer only adds a line.
// fails: A line has the text that was asked for, whatever is typed in the meantime
// gives: (screen.state.text → "dog") == "cat"

// instead of
state.lines.append(
// this
state.text = text
state.lines.append(
