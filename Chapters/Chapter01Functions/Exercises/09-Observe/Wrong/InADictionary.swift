// wrong: the observers are kept in a dictionary, which has no order
// says: A Dictionary has no order, so the observers are called in any. An Array has one.
// fails: Observers are called in the order in which they were added
// gives: (order → [4, 2, 0, 3, 6, 5, 8, 1, 9, 7]) == (Array(0..<10) → [0, 1, 2, 3, 4, 5, 6, 7, 8,
//   9])

// instead of
private var observers: [(id: Int, receive: (Value) -> Void)] = []
// this
private var observers: [Int: (Value) -> Void] = [:]

// instead of
for observer in observers {
observer.receive(next)
}
// this
for receive in observers.values { receive(next) }

// instead of
observers.append((id, receive))
// this
observers[id] = receive

// instead of
self?.observers.removeAll { $0.id == id }
// this
self?.observers[id] = nil
