// wrong: the screens are in the order of their numbers
// says: The screens are sorted by number. Keep the link's order.
// fails: A link's numbers are the screens, from the bottom to the top
// gives: (screens(state) → ["-7", "6", "8", "8", "9"]) == ["8", "9", "-7", "8", "6"]

// instead of
for number in link.numbers {
// this
for number in link.numbers.sorted() {
