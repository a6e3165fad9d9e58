// wrong: two cases with the same payload are the same
// says: The number was put into `.numberChanged`, whose payload has the same type. Put it into
//   `.factTapped`.
// fails: factTapped: another case with a number
// gives: (embedded(8, 0, by: path) → ["numberChanged(8)", "numberChanged(0)"]) == ["factTapped(8)",
//   "factTapped(0)"]

// instead of
embed: { .factTapped(about: $0) },
// this
embed: { .numberChanged(to: $0) },
