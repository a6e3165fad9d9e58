// wrong: assumes that the flag is the timer
// says: The timer never ticked. `isRunning` only describes it: return an effect that ticks.
// fails: The timer ticks after each interval, and not at the start
// gives: (counts → []) == ["1 at 1000", "2 at 2000", "3 at 3000"]

// instead of
state.isRunning.toggle()
return timer()
// this
state.isRunning.toggle()
return .none
