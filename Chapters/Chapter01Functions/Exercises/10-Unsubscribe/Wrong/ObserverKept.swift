// wrong: only the store is captured weakly, and a cancelled token keeps the observer
// fails: A cancelled token, still kept, does not keep the observer
// says: The token's closure captures the observer

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak self] in self?.end(observer) }
}

private func end(_ observer: Observer<Value>) {
  observers.removeAll { $0 === observer }
}
