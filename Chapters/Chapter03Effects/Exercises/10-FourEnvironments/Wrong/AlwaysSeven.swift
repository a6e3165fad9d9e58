// wrong: a mock says one thing
// says: The mock says the same about every number. Its sentence is about the number that is
//   asked for.
// fails: Mock: an answer for every number, and no server
// gives: (facts → [["7 is a number.", "end"], ["7 is a number.", "end"]]) == [["7 is a number.",
//   "end"], ["-2000 is a number.", "end"]]

// instead of
fact: { Effect(value: "\($0) is a number.") },
// this
fact: { _ in Effect(value: "7 is a number.") },
