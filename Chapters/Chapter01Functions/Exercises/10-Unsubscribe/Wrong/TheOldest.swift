// wrong: whichever token ends, the observer that was there first is removed
// fails: A token ends its own observation, and none from before it
// says: removed in its place

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak self, weak observer] in
    if let observer { self?.end(observer) }
  }
}

private func end(_ observer: Observer<Value>) {
  observer.isOver = true
  if !observers.isEmpty { observers.removeFirst() }
}
