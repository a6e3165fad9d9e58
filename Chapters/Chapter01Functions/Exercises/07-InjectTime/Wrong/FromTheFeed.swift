// wrong: the number is found from the feed, so that it comes out right for one feed
// says: The number comes out of the feed, whatever the state's `nextNumber` is. It is the state
//   that says which number is next.
// fails: Entries are numbered from the state's next number
// gives: (numbers → [[3, 5, 6, 7], [3, 5, 6, 7]]) == [[3, 5, 6, 7], [3, 40, 41, 42]]

// instead of
let number = state.nextNumber
// this
let number = state.activityFeed.count + 4
