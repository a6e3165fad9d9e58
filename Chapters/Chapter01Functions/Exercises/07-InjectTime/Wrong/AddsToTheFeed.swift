// wrong: the next number is where the counting began, and the feed's length is added to it
// says: The numbers are right, but `nextNumber` still says 5. As its name says, it holds the
//   number of the next entry.
// fails: Entries are numbered from the state's next number
// gives: (next → [5, 40]) == [8, 43]

// instead of
let number = state.nextNumber
state.nextNumber += 1
// this
let number = state.nextNumber + state.activityFeed.count - 1
