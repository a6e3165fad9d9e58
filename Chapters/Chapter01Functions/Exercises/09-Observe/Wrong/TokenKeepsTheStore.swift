// wrong: the token keeps the store
// says: The token keeps the store: its closure has to capture the store weakly.
// fails: A token doesn't keep the store, and the store doesn't keep the token
// gives: (isStoreGone → false) == true

// instead of
return Token { [weak self] in
self?.observers.removeAll { $0.id == id }
// this
return Token {
self.observers.removeAll { $0.id == id }
