// wrong: dropping a token empties the list
// says: One token was dropped, and with it every observation ended.
// fails: A dropped token ends its own observation, and no other
// gives: (seen → ["first", "second", "third", "|", "|", "|"]) == ["first", "second", "third", "|",
//   "second", "third", "|", "third", "|"]

// instead of
self?.observers.removeAll { $0.id == id }
// this
self?.observers.removeAll()
