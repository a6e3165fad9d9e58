// wrong: the store is expected to outlive every token
// fails: crash
// says: unowned reference

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [unowned self, weak observer] in
    self.observers.removeAll { $0 === observer }
  }
}
