// wrong: the store is expected to outlive every token
// fails: crash
// says: unowned reference

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
return Token { [unowned self] in self.observers.removeAll { $0.id == id } }
