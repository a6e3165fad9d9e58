// wrong: only the store is captured weakly, and a cancelled token keeps the observer
// fails: A cancelled token that is still kept doesn't keep its observer
// says: the token's closure captures it

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak self] in self?.end(observer) }
}

private func end(_ observer: Observer<Value>) {
  observer.isOver = true
  observers.removeAll { $0 === observer }
}
