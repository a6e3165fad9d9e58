// wrong: an observer is only marked: what isn't called any more counts as gone
// fails: A dropped token frees its observer
// says: still in the store's array

func observe(_ receive: @escaping (Value) -> Void) -> Token {
  let observer = Observer(receive: receive)
  observers.append(observer)
  return Token { [weak observer] in observer?.isOver = true }
}
