// wrong: with the flag on, the new feature runs instead of the old one
// says: The flag is on, and the old feature didn't run. The new feature runs after the old one,
//   not instead of it.
// fails: With the flag on, the old feature runs, then the new one
// gives: (names → ["new at 0"]) == ["old at 0", "new at 0"]

// instead of
let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
// this
guard flags.isOn(flag) else { return base.reduce(into: &state, action: action) }
let effect = Effect<Base.Action>.none
