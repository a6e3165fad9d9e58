// wrong: each branch runs the old feature
// says: The flag is off, and the old feature ran twice for one action.
// fails: With the flag off, the old feature runs, with its effects
// gives: (events → ["old at 0", "old at 0", "old answered at 1000", "old answered at 1000"]) ==
//   ["old at 0", "old answered at 1000"]

// instead of
guard flags.isOn(flag) else { return effect }
// this
guard flags.isOn(flag) else { return base.reduce(into: &state, action: action) }
