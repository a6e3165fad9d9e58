// wrong: the length of the feed is used as the next number
// says: The feed's length isn't the next number: entries may have been taken out. The state says
//   which number is next.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 2, 3, 4], [3, 2, 3, 4]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
let number = state.nextNumber
// this
let number = state.activityFeed.count + 1
