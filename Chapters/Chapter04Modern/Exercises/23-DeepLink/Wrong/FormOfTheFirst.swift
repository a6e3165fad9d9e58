// wrong: a link's first number is the one that counts
// says: The form is for the first number. It belongs to the top screen, so it is for the last.
// fails: The top screen's form is open if the link says so
// gives: (screens(state) → ["8", "9 (form 8)"]) == ["8", "9 (form 9)"]

// instead of
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
// this
if link.isEditing, let top = path.ids.last, let number = link.numbers.first {
