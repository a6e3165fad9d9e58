// wrong: a number has one screen
// says: The link has 8 twice, and there is only one screen for it. Two screens can show the same
//   number.
// fails: A link's numbers are the screens, from the bottom to the top
// gives: (screens(state) → ["8", "9", "-7", "6"]) == ["8", "9", "-7", "8", "6"]

// instead of
for number in link.numbers {
// this
for number in link.numbers where !path.contains(where: { $0.number == number }) {
