// wrong: the first screen is the one on top
// says: The bottom screen's form is open. The link means the top screen's, which is the last.
// fails: The top screen's form is open if the link says so
// gives: (screens(state) → ["8 (form 8)", "9"]) == ["8", "9 (form 9)"]

// instead of
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
// this
if link.isEditing, let top = path.ids.first, let number = link.numbers.first {
