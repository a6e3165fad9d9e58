// wrong: the store has room for one observer
// fails: Observers are called in the order in which they were added
// says: each one replaced the one before

private var observer: ((Value) -> Void)?
// next answer
var next = value
reducer(&next, action)
value = next
observer?(next)
// next answer
observer = receive
return Token { [weak self] in self?.observer = nil }
