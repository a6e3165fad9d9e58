// wrong: a number is positive
// says: There is no screen for -7. Every number has one.
// fails: A link's numbers are the screens, from the bottom to the top
// gives: (screens(state) → ["8", "9", "8", "6"]) == ["8", "9", "-7", "8", "6"]

// instead of
for number in link.numbers {
// this
for number in link.numbers where number > 0 {
