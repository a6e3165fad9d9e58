// wrong: the token keeps the store
// fails: A token may be dropped after its store is gone
// says: The token keeps the store

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
return Token { self.observers.removeAll { $0.id == id } }
