// wrong: the observers are told first, and the value is written afterwards
// fails: What an observer is given is what it reads from the store
// says: told before the value was written

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
