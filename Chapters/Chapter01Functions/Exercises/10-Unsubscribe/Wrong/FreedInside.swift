// wrong: the array is left to free the observer, while it is being changed
// fails: crash
// says: Simultaneous accesses

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak self, weak observer] in
    observer?.isOver = true
    self?.observers.removeAll { $0.isOver }
  }
}
