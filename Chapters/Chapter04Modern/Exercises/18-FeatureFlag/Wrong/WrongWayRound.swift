// wrong: the condition is the wrong way round
// says: The flag is off, and the new feature runs.
// fails: With the flag off, the old feature runs, with its effects
// gives: (events → ["old at 0", "new at 0", "tracked covers at 0", "old answered at 1000", "tracked
//   covers at 1000", "new answered at 1000", "tracked covers at 1000"]) == ["old at 0", "old
//   answered at 1000"]

// instead of
guard flags.isOn(flag) else { return effect }
// this
guard !flags.isOn(flag) else { return effect }
