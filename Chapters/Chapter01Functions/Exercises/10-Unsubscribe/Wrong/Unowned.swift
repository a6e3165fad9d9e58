// wrong: the store is expected to outlive every token
// says: The token outlived the store, and its closure has an `unowned` reference to it. A `weak`
//   one is nil by then.
// fails: crash
// gives: A token keeps neither the store nor the observer: Fatal error: Attempted to read an
//   unowned reference but object  was already destroyed

// instead of
return Token { [weak self, weak observer] in
if let observer { self?.end(observer) }
}
// this
return Token { [unowned self, weak observer] in self.end(observer) }

// instead of
private func end(_ observer: Observer<Value>) {
observer.isOver = true
// this
private func end(_ observer: Observer<Value>?) {
observer?.isOver = true
