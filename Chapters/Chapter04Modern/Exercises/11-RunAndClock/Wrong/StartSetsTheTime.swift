// wrong: start begins with a minute
// says: Start set the seconds back to 60. It goes on from those that are left.
// fails: The timer ends at zero
// gives: (log → ["59 at 1000", "58 at 2000", "57 at 3000", "56 at 4000", "55 at 5000", "55 left"])
//   == ["1 at 1000", "0 at 2000", "0 left"]

// instead of
guard state.seconds > 0 else { return .none }
// this
guard state.seconds > 0 else { return .none }
state.seconds = 60
