// wrong: offline, nothing happens
// says: Offline, the effect ended without a value and without a failure. The reducer would never
//   find out: use `Effect(error: Offline())`.
// fails: Offline: every request fails
// gives: (events → [["end"], ["Offline"]]) == [["Offline"], ["Offline"]]

// instead of
fact: { _ in Effect(error: Offline()) },
// this
fact: { _ in .none },
