// wrong: any thread seems good enough for a value
// says: The value arrived where the work sent it, where no store may be used. Pass it to the
//   scheduler.
// fails: A value arrives when the scheduler runs its work
// gives: (log → ["made", "work", "1", "|"]) == ["made", "work", "|", "1", "|"]

self
