// wrong: only the clock is a hidden input, and a random number may stay
// says: The numbers are still drawn at random, or counted outside the state: the state holds the
//   next one.
// fails: The same session gives the same feed every time
// gives: (differentFeeds → 3) == 1

// instead of
let number = state.nextNumber
state.nextNumber += 1
// this
let number = Int.random(in: 1...1_000_000)
