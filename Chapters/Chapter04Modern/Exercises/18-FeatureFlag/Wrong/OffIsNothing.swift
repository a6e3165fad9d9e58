// wrong: with the flag off, nothing runs
// says: The flag is off, and nothing runs. Off means without the new feature, not without both.
// fails: With the flag off, the old feature runs, with its effects
// gives: (events → []) == ["old at 0", "old answered at 1000"]

// instead of
let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
// this
guard flags.isOn(flag) else { return .none }
let effect = base.reduce(into: &state, action: action)
