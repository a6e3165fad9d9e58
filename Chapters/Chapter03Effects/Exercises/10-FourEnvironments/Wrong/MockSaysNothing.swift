// wrong: a mock does nothing
// says: The mock's effects end without a value: the screen would wait for ever. A mock answers,
//   without asking anyone.
// fails: Mock: an answer for every number, and no server
// gives: (facts → [["end"], ["end"]]) == [["7 is a number.", "end"], ["-2000 is a number.", "end"]]

// instead of
fact: { Effect(value: "\($0) is a number.") },
// this
fact: { _ in .none },
