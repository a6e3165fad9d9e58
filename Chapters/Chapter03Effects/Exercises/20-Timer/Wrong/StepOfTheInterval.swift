// wrong: plus adds an interval
// says: The interval is 3 seconds, and plus added 3. Plus and minus always count by one.
// fails: Plus and minus change the count by one, and reset sets it to 0
// gives: (counts → [3, 6, 5, 0, -1]) == [1, 2, 1, 0, -1]

// instead of
case .incrementTapped, .ticked:
  state.count += 1
  return .none
// this
case .incrementTapped:
  state.count += state.interval.rawValue
  return .none

case .ticked:
  state.count += 1
  return .none
