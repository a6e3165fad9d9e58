// wrong: the tick that is on its way is left to come
// says: The next tick came after the old interval. A new interval takes effect at once.
// fails: A new interval restarts a running timer
// gives: (counts → ["1 at 1000", "2 at 4000", "3 at 7000"]) == ["1 at 3500", "2 at 6500"]

// instead of
case .incrementTapped, .ticked:
  state.count += 1
  return .none
// this
case .incrementTapped:
  state.count += 1
  return .none

case .ticked:
  state.count += 1
  return timer()

// instead of
state.interval = interval
return timer()
// this
state.interval = interval
return .none
