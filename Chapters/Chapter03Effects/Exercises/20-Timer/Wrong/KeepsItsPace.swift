// wrong: assumes that the timer reads the state at each tick
// says: The timer kept its pace. It doesn't read the state: a new one has to take its place.
// fails: A new interval restarts a running timer
// gives: (counts → ["1 at 1000", "2 at 2000", "3 at 3000", "4 at 4000", "5 at 5000", "6 at 6000",
//   "7 at 7000"]) == ["1 at 3500", "2 at 6500"]

// instead of
state.interval = interval
return timer()
// this
state.interval = interval
return .none
