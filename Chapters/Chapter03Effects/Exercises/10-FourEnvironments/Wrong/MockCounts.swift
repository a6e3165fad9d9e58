// wrong: the number of likes is the number
// says: The mock has 1 like for each number.
// fails: Mock: an answer for every number, and no server
// gives: (likes → [["7", "end"], ["0", "end"]]) == [["1", "end"], ["1", "end"]]

// instead of
like: { _ in Effect(value: 1) }
// this
like: { Effect(value: $0) }
