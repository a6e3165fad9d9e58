// wrong: reset starts the interval over
// says: Plus, minus or reset restarted the timer: the next tick was late.
// fails: Plus, minus and reset leave the timer alone
// gives: (counts → ["1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1700", "2 at 2700"]) ==
//   ([ "1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at 3000", ] →
//   ["1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at 3000"])

// instead of
state.count = 0
return .none
// this
state.count = 0
return timer()
