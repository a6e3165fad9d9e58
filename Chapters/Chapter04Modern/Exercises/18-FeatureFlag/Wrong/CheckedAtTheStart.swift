// wrong: a flag is checked when the app starts
// says: The flag was switched on while the app ran, and the new feature didn't run: the flag was
//   checked only at the start.
// fails: The flag is checked at each action, once
// gives: (events.filter { $0.hasPrefix("new") } → []) == ["new at 2000", "new answered at 3000"]

// instead of
guard flags.isOn(flag) else { return effect }
// this
if known.value == nil { known.setValue(flags.isOn(flag)) }
guard known.value == true else { return effect }

// instead of
let new: New
// this
let new: New
private let known = LockIsolated<Bool?>(nil)

init(flag: String, base: Base, new: New) {
  self.flag = flag
  self.base = base
  self.new = new
}
