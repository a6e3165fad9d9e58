// wrong: a tick counts the seconds
// says: A tick added the interval's seconds. Each tick adds one.
// fails: The timer ticks at the selected interval
// gives: (counts → ["2 at 2100", "4 at 4100"]) == ["1 at 2100", "2 at 4100"]

// instead of
case .incrementTapped, .ticked:
  state.count += 1
  return .none
// this
case .incrementTapped:
  state.count += 1
  return .none

case .ticked:
  state.count += state.interval.rawValue
  return .none
