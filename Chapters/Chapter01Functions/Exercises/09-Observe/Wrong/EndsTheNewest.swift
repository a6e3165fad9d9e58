// wrong: a dropped token removes the last observer
// says: The first token was dropped, and the newest observation ended in its place.
// fails: A dropped token ends its own observation, and no other
// gives: (seen → ["first", "second", "third", "|", "first", "second", "|", "first", "|"]) ==
//   ["first", "second", "third", "|", "second", "third", "|", "third", "|"]

// instead of
self?.observers.removeAll { $0.id == id }
// this
_ = self?.observers.popLast()
