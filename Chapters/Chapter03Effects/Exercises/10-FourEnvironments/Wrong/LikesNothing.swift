// wrong: offline, a like is dropped
// says: Offline, the like ended without a failure. The reducer would never find out: use
//   `Effect(error: Offline())`.
// fails: Offline: every request fails
// gives: (events → [["Offline"], ["end"]]) == [["Offline"], ["Offline"]]

// instead of
like: { _ in Effect(error: Offline()) }
// this
like: { _ in .none }
