// wrong: an observer is found by its position, which changes when another goes
// says: Positions shift once an observer is gone: after the first had left, the second's token
//   found nothing, or another observer, at its place.
// fails: A dropped token ends its own observation, and no other
// gives: (seen → ["first", "second", "third", "|", "second", "third", "|", "second", "|",
//   "second"]) == ["first", "second", "third", "|", "second", "third", "|", "third", "|"]

// instead of
let id = nextID
nextID += 1
// this
let id = observers.count

// instead of
self?.observers.removeAll { $0.id == id }
// this
guard let self, observers.indices.contains(id) else { return }
observers.remove(at: id)
