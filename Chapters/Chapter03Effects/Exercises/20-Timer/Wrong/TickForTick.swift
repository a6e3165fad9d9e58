// wrong: assumes that each tick has to start the next one
// says: A tick was sent in answer to a tick, immediately and without end. The timer goes on by
//   itself.
// fails: The timer ticks after each interval, and not at the start
// gives: (counts → ["98 at 1000"]) == ["1 at 1000", "2 at 2000", "3 at 3000"]

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
  return Effect(value: .ticked)
