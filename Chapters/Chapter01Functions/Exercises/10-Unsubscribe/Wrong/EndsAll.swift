// wrong: ending one observation empties the array
// says: One token was cancelled, and every observation ended.
// fails: A token ends its own observation, and no other
// gives: (seen → ["|", "|"]) == ["first", "third", "|", "third", "|"]

// instead of
observers.removeAll { $0 === observer }
// this
observers.removeAll()
