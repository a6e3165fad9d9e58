// wrong: an observer is found by its position, which changes when another goes
// says: An observer's position in the array changes when another one goes, so a token ends what
//   has taken its place.
// fails: A token ends its own observation, and no other
// gives: (seen → ["first", "|", "|"]) == ["first", "third", "|", "third", "|"]

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  observers.append(Observer(receive: receive))
  let position = observers.count - 1
  return Token { [weak self] in self?.end(at: position) }
}

private func end(at position: Int) {
  guard observers.indices.contains(position) else { return }
  let observer = observers[position]
  observer.isOver = true
  observers.remove(at: position)
}
