// wrong: a mock is for tests, so it fails
// says: The mock failed. It is the environment in which everything goes well.
// fails: Mock: an answer for every number, and no server
// gives: (facts → [["Offline"], ["Offline"]]) == [["7 is a number.", "end"], ["-2000 is a number.",
//   "end"]]

// instead of
fact: { Effect(value: "\($0) is a number.") },
// this
fact: { _ in Effect(error: Offline()) },
