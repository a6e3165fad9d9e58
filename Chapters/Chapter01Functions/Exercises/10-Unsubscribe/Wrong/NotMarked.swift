// wrong: the mark seems needless once the observer leaves the array
// fails: An observer cancelled during a notification isn't called any more
// says: so the mark `isOver` is needed as well

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak self, weak observer] in
    if let observer { self?.end(observer) }
  }
}

private func end(_ observer: Observer<Value>) {
  observers.removeAll { $0 === observer }
}
