// wrong: the observers are called first, and the value is written after that
// fails: An observer reads the same value from the store as it is given
// says: called before the value was written

private var observers: [(id: Int, receive: (Value) -> Void)] = []
private var nextID = 0
// next answer
var next = value
reducer(&next, action)
for observer in observers { observer.receive(next) }
value = next
// next answer
let id = nextID
nextID += 1
observers.append((id, receive))
return Token { [weak self] in self?.observers.removeAll { $0.id == id } }
