// wrong: the observer is taken out, but the token's closure still captures the store
// says: The token's closure captures the store: as long as a screen keeps its token, its store is
//   kept, too.
// fails: A token keeps neither the store nor the observer
// gives: (isStoreGone → false) == true

// instead of
return Token { [weak self, weak observer] in
if let observer { self?.end(observer) }
// this
return Token { [weak observer] in
if let observer { self.end(observer) }
