// wrong: the array is left to free the observer, while it is being changed
// says: The array freed the observer while it was being changed, and with it went a token whose
//   own observer leaves the same array. Keep the observer until the array is whole again.
// fails: crash
// gives: An observer that owns another's token isn't freed while the array is being changed:
//   Simultaneous accesses to one variable

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak self, weak observer] in
    observer?.isOver = true
    self?.observers.removeAll { $0.isOver }
  }
}
