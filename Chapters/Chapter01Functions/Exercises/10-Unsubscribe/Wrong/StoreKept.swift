// wrong: the observer is taken out, but the token's closure still captures the store
// fails: A token doesn't keep the store
// says: so is its store

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak observer] in
    if let observer { self.end(observer) }
  }
}

private func end(_ observer: Observer<Value>) {
  observer.isOver = true
  observers.removeAll { $0 === observer }
}
