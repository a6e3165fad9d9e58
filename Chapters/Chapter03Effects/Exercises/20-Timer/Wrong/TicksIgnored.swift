// wrong: a timer that is off needn't end if its ticks are ignored
// says: The timer was stopped, and it is still running: only its ticks are ignored. Cancel it by
//   its id.
// fails: A timer that is toggled off stops ticking
// gives: (counts → ["1 at 1000", "a timer is left"]) == ["1 at 1000"]

// instead of
guard state.isRunning else { return .cancel(id: "timer") }
// this
guard state.isRunning else { return .none }

// instead of
case .incrementTapped, .ticked:
  state.count += 1
  return .none
// this
case .incrementTapped:
  state.count += 1
  return .none

case .ticked:
  if state.isRunning { state.count += 1 }
  return .none
