// wrong: the observers get the value from before the action
// fails: An observer gets the new value after each action
// says: the value from before each action

private var observers: [(id: Int, receive: (Value) -> Void)] = []
private var nextID = 0
// next answer
let old = value
var next = value
reducer(&next, action)
value = next
for observer in observers { observer.receive(old) }
// next answer
let id = nextID
nextID += 1
observers.append((id, receive))
return Token { [weak self] in self?.observers.removeAll { $0.id == id } }
