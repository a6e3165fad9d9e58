// wrong: the count serves as the entry's number
// says: The count was used as the number. The state holds the next number, 5.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 7, 7, 7], [3, 7, 7, 7]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
let number = state.nextNumber
// this
let number = state.count
