// wrong: the first number is treated as the top
// says: The screens are in reverse order. The first number is at the bottom.
// fails: A link's numbers are the screens, from the bottom to the top
// gives: (screens(state) → ["6", "8", "-7", "9", "8"]) == ["8", "9", "-7", "8", "6"]

// instead of
for number in link.numbers {
// this
for number in link.numbers.reversed() {
