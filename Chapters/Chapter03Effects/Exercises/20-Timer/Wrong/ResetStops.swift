// wrong: reset also stops the timer
// says: Reset stopped the timer. It only sets the count to 0.
// fails: Plus, minus and reset leave the timer alone
// gives: (counts → ["1 at 200", "2 at 300", "1 at 500", "0 at 700"]) == ([ "1 at 200", "2 at 300",
//   "1 at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at 3000", ] → ["1 at 200", "2 at 300", "1
//   at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at 3000"])

// instead of
state.count = 0
return .none
// this
state.count = 0
state.isRunning = false
return timer()
