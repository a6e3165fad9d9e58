// wrong: the store keeps the token, too, so that nothing is lost
// says: The store keeps the token, so dropping it elsewhere doesn't end anything.
// fails: A token doesn't keep the store, and the store doesn't keep the token
// gives: (isTokenGone → false) == true

// instead of
private var nextID = 0
// this
private var nextID = 0
private var tokens: [Token] = []

// instead of
return Token { [weak self] in
self?.observers.removeAll { $0.id == id }
}
// this
let token = Token { [weak self] in
self?.observers.removeAll { $0.id == id }
}
tokens.append(token)
return token
