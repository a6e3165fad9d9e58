// wrong: an observer is found by its position, which changes when another goes
// fails: A token ends its own observation, and no other
// says: its position in the array was taken by another

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  observers.append(Observer(receive: receive))
  let position = observers.count - 1
  return Token { [weak self] in self?.end(at: position) }
}

private func end(at position: Int) {
  guard observers.indices.contains(position) else { return }
  observers[position].isOver = true
  observers.remove(at: position)
}
