// wrong: a new observer is called at once with the current value
// fails: The first call comes with the next action
// says: The observer was called at once

private var observers: [(id: Int, receive: (Value) -> Void)] = []
private var nextID = 0
// next answer
var next = value
reducer(&next, action)
value = next
for observer in observers { observer.receive(next) }
// next answer
let id = nextID
nextID += 1
observers.append((id, receive))
receive(value)
return Token { [weak self] in self?.observers.removeAll { $0.id == id } }
