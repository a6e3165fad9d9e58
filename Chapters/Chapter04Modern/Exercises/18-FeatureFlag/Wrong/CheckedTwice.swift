// wrong: the flag is checked again where it is needed again
// says: The flag was checked more than once for an action. It can change between two checks.
// fails: The flag is checked at each action, once
// gives: (asked → ["covers", "covers", "covers", "covers", "covers", "covers", "covers", "covers",
//   "covers", "covers"]) == (Array(repeating: "covers", count: 7) → ["covers", "covers", "covers",
//   "covers", "covers", "covers", "covers"])

// instead of
guard flags.isOn(flag) else { return effect }
// this
guard flags.isOn(flag), flags.isOn(flag) else { return effect }
