// wrong: a new observer goes first
// says: The newest observer is called first. Add at the end.
// fails: A token ends its own observation, and no other
// gives: (seen → ["third", "first", "|", "third", "|"]) == ["first", "third", "|", "third", "|"]

// instead of
observers.append(observer)
// this
observers.insert(observer, at: 0)
