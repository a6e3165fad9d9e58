// wrong: the observers are kept in a dictionary, which has no order
// fails: Observers are called in the order in which they were added
// says: a Dictionary has none

private var observers: [Int: (Value) -> Void] = [:]
private var nextID = 0
// next answer
var next = value
reducer(&next, action)
value = next
for receive in observers.values { receive(next) }
// next answer
let id = nextID
nextID += 1
observers[id] = receive
return Token { [weak self] in self?.observers[id] = nil }
