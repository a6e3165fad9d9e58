// wrong: a counter outside the state gives each entry its number
// says: The numbers are still drawn at random, or counted outside the state: the state holds the
//   next one.
// fails: The same session gives the same feed every time
// gives: (differentFeeds → 3) == 1

// instead of
let number = state.nextNumber
state.nextNumber += 1
// this
enum Counter { static nonisolated(unsafe) var next = 5 }
let number = Counter.next
Counter.next += 1
state.nextNumber = Counter.next
