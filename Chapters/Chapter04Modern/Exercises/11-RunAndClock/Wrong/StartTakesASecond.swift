// wrong: the first second is gone when the timer starts
// says: Start took a second away. Only a tick does.
// fails: The timer ticks each second, for the first time after one
// gives: (log → ["58 at 1000", "57 at 2000", "56 at 3000", "56 left"]) == ["59 at 1000", "58 at
//   2000", "57 at 3000", "57 left"]

// instead of
guard state.seconds > 0 else { return .none }
// this
guard state.seconds > 0 else { return .none }
state.seconds -= 1
