// wrong: the store has room for one observer
// says: Only the last observer was called: each one replaced the one before. A store has room for
//   many.
// fails: Observers are called in the order in which they were added
// gives: (order → [9]) == (Array(0..<10) → [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])

// instead of
private var observers: [(id: Int, receive: (Value) -> Void)] = []
// this
private var observer: ((Value) -> Void)?

// instead of
for observer in observers {
observer.receive(next)
}
// this
observer?(next)

// instead of
observers.append((id, receive))
// this
observer = receive

// instead of
self?.observers.removeAll { $0.id == id }
// this
self?.observer = nil
