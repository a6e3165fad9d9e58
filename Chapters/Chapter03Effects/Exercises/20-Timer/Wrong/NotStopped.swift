// wrong: when the flag is off, nothing is to be done
// says: The timer was stopped, and it went on. An effect ends only if it is cancelled by its id.
// fails: A timer that is toggled off stops ticking
// gives: (counts → ["1 at 1000", "2 at 2000", "3 at 3000", "a timer is left"]) == ["1 at 1000"]

// instead of
guard state.isRunning else { return .cancel(id: "timer") }
// this
guard state.isRunning else { return .none }
