// wrong: with the flag off, the old feature runs, and its effect is thrown away
// says: The flag is off, and the old feature's effect was dropped. Return it.
// fails: With the flag off, the old feature runs, with its effects
// gives: (events → ["old at 0"]) == ["old at 0", "old answered at 1000"]

// instead of
guard flags.isOn(flag) else { return effect }
// this
guard flags.isOn(flag) else { return .none }
