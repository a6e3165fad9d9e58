// wrong: the store is expected to outlive every token
// says: The token outlived the store, and its closure has an `unowned` reference to it. A `weak`
//   one is nil by then.
// fails: crash
// gives: A token doesn't keep the store, and the store doesn't keep the token: Fatal error:
//   Attempted to read an unowned reference but object  was already destroyed

// instead of
return Token { [weak self] in
self?.observers.removeAll { $0.id == id }
// this
return Token { [unowned self] in
self.observers.removeAll { $0.id == id }
