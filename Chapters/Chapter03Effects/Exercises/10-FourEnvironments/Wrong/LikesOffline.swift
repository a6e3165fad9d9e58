// wrong: likes are counted on the device
// says: Offline, a like succeeded.
// fails: Offline: every request fails
// gives: (events → [["Offline"], ["1", "end"]]) == [["Offline"], ["Offline"]]

// instead of
like: { _ in Effect(error: Offline()) }
// this
like: { _ in Effect(value: 1) }
