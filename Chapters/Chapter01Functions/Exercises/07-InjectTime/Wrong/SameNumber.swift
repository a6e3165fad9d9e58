// wrong: the next number is used and never counted up
// says: Every entry got the same number: increase `nextNumber` when one is used.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 5, 5, 5], [3, 40, 40, 40]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
state.nextNumber += 1
// this
