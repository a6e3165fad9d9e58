// wrong: the number is counted up before it is used
// says: The first entry gets the number that was next, 5, and not the one after it.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 6, 7, 8], [3, 41, 42, 43]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
let number = state.nextNumber
state.nextNumber += 1
// this
state.nextNumber += 1
let number = state.nextNumber
