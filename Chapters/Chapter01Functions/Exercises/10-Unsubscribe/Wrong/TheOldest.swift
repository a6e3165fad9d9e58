// wrong: whichever token ends, the observer that was there first is removed
// says: Whichever token ends, the observer that was there first is removed. A token ends its own.
// fails: A token ends its own observation, and no other
// gives: (seen → ["third", "|", "third", "|"]) == ["first", "third", "|", "third", "|"]

// instead of
observers.removeAll { $0 === observer }
// this
if !observers.isEmpty { observers.removeFirst() }
