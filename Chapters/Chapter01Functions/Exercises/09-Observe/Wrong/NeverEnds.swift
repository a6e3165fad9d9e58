// wrong: the token's closure does nothing
// says: The tokens were dropped, but their observers are still called: the closure of a token
//   removes its observer.
// fails: A dropped token ends its own observation, and no other
// gives: (seen → ["first", "second", "third", "|", "first", "second", "third", "|", "first",
//   "second", "third", "|", "first", "second", "third"]) == ["first", "second", "third", "|",
//   "second", "third", "|", "third", "|"]

// instead of
return Token { [weak self] in
self?.observers.removeAll { $0.id == id }
}
// this
return Token {}
