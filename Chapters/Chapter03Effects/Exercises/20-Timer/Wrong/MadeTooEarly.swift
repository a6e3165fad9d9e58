// wrong: the new timer is made before the new interval is in the state
// says: The timer was restarted with the old interval. Store the interval first.
// fails: A new interval restarts a running timer
// gives: (counts → ["1 at 1500", "2 at 2500", "3 at 3500", "4 at 4500", "5 at 5500", "6 at 6500"])
//   == ["1 at 3500", "2 at 6500"]

// instead of
state.interval = interval
return timer()
// this
let restarted = timer()
state.interval = interval
return restarted
