// wrong: plus and minus restart the timer
// says: Plus, minus or reset restarted the timer: the next tick was late.
// fails: Plus, minus and reset leave the timer alone
// gives: (counts → ["1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1300", "2 at 2300", "3 at
//   3300"]) == ([ "1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at
//   3000", ] → ["1 at 200", "2 at 300", "1 at 500", "0 at 700", "1 at 1000", "2 at 2000", "3 at
//   3000"])

// instead of
case .incrementTapped, .ticked:
  state.count += 1
  return .none
// this
case .ticked:
  state.count += 1
  return .none

case .incrementTapped:
  state.count += 1
  return timer()
