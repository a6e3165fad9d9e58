// wrong: a link leads to its last number
// says: There is only the last number's screen. The others are below it, to go back to.
// fails: A link's numbers are the screens, from the bottom to the top
// gives: (screens(state) → ["6"]) == ["8", "9", "-7", "8", "6"]

// instead of
for number in link.numbers {
// this
for number in link.numbers.suffix(1) {
