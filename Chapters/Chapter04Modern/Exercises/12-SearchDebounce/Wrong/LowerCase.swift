// wrong: the server is expected to know no capitals
// says: The text was changed before it was asked. Any text that isn't empty is asked as it is.
// fails: A text is asked as it is
// gives: (log → ["asked at 300", "found 1 at 1300", "asked prime numbers at 2300", "found prime
//   numbers 2 at 3300"]) == ([ "asked at 300", "found 1 at 1300", "asked Prime numbers at 2300",
//   "found Prime numbers 2 at 3300", ] → ["asked at 300", "found 1 at 1300", "asked Prime numbers
//   at 2300", "found Prime numbers 2 at 3300"])

// instead of
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
// this
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
let text = text.lowercased()
