// wrong: only a list is a change
// says: The list was removed, and the subscriber heard nothing. Yield nothing: the `@Shared`
//   goes back to the value that it began with.
// fails: Each change by another device is passed on
// gives: (log → ["changed to [2, 3]", "changed to []"]) == ["changed to [2, 3]", "changed to []",
//   "changed to nothing"]

// instead of
subscriber.yield(with: .success(list))
// this
if let list { subscriber.yield(list) }
