// wrong: a list that was removed is empty
// says: The list was removed, and the subscriber got an empty one. Yield nothing: the `@Shared`
//   goes back to the value that it began with.
// fails: Each change by another device is passed on
// gives: (log → ["changed to [2, 3]", "changed to []", "changed to []"]) == ["changed to [2, 3]",
//   "changed to []", "changed to nothing"]

// instead of
subscriber.yield(with: .success(list))
// this
subscriber.yield(list ?? [])
