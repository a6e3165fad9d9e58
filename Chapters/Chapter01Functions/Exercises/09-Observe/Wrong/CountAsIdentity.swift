// wrong: the number of observers serves as an identity, and comes up again after one has gone
// fails: A new observer isn't mistaken for an earlier one
// says: ended the second's observation

private var observers: [(id: Int, receive: (Value) -> Void)] = []
// next answer
var next = value
reducer(&next, action)
value = next
for observer in observers { observer.receive(next) }
// next answer
let id = observers.count
observers.append((id, receive))
return Token { [weak self] in self?.observers.removeAll { $0.id == id } }
