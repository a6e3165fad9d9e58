// wrong: every selection restarts the timer, even of the same interval
// says: The interval that was selected already was selected again, and the next tick was late.
//   That changes nothing.
// fails: Selecting the current interval changes nothing
// gives: (counts → ["1 at 1500", "2 at 2500", "3 at 3500"]) == ["1 at 1000", "2 at 2000", "3 at
//   3000"]

// instead of
guard interval != state.interval else { return .none }
// this

