// wrong: the next number is the one after the last entry's
// says: The last entry's number isn't what counts: the entry that had 4 may be gone by now. The
//   state says which number is next.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 4, 5, 6], [3, 4, 5, 6]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
let number = state.nextNumber
// this
let number = (state.activityFeed.last?.number ?? 0) + 1
