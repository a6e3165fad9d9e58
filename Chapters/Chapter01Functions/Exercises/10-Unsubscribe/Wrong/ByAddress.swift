// wrong: an object's address serves as an identity, as if it were never used again
// says: A token was cancelled, observers were added, and dropping the token ended one of those.
//   An `ObjectIdentifier` is an address, and a new object may get an old one's.
// fails: Dropping a cancelled token doesn't end a later observation
// gives: (calls → 3) == 4

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  let address = ObjectIdentifier(observer)
  return Token { [weak self] in self?.end(address) }
}

private func end(_ address: ObjectIdentifier) {
  guard let observer = observers.first(where: { ObjectIdentifier($0) == address }) else { return }
  observer.isOver = true
  observers.removeAll { $0 === observer }
}
