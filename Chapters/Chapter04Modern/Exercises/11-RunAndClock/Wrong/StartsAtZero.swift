// wrong: the timer starts with no seconds left, and the first tick ends it
// says: No seconds were left, and the timer ticked. Check before it starts: the first tick is too
//   late.
// fails: With no seconds left, the timer never ticks
// gives: (log → ["-1 at 1000", "-1 left"]) == ["0 left"]

// instead of
guard state.seconds > 0 else { return .none }
// this

