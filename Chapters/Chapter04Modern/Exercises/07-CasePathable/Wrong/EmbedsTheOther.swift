// wrong: two cases with the same payload are the same
// says: The number was put into `.factTapped`, whose payload has the same type. Put it into
//   `.numberChanged`.
// fails: numberChanged: a case with a number
// gives: (embedded(7, -1, by: path) → ["factTapped(7)", "factTapped(-1)"]) == ["numberChanged(7)",
//   "numberChanged(-1)"]

// instead of
embed: { .numberChanged(to: $0) },
// this
embed: { .factTapped(about: $0) },
