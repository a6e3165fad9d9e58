// wrong: a number is not below zero
// says: -1 was changed on the way. A path keeps its payload as it is.
// fails: numberChanged: a case with a number
// gives: (embedded(7, -1, by: path) → ["numberChanged(7)", "numberChanged(0)"]) ==
//   ["numberChanged(7)", "numberChanged(-1)"]

// instead of
embed: { .numberChanged(to: $0) },
// this
embed: { .numberChanged(to: max(0, $0)) },
