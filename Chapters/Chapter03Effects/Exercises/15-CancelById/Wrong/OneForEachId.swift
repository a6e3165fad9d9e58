// wrong: an id is taken to imply cancelInFlight: there is one entry for each
// says: The second effect stopped the first one, although `cancelInFlight` wasn't set. One id may
//   stand for several effects.
// fails: One id may stand for several effects
// gives: (works.map(\.gives) → [false, true]) == [true, true]

var works: [AnyHashable: AnyCancellable] = [:]
var ends: [AnyHashable: () -> Void] = [:]

var count: Int { works.count }

func cancel(id: AnyHashable) {
  works[id] = nil
  let end = ends.removeValue(forKey: id)
  end?()
}
// next answer
.run { subscriber in
  if cancelInFlight { running.cancel(id: id) }
  running.ends[id] = { subscriber.send(completion: .finished) }
  running.works[id] = sink(
    receiveCompletion: {
      running.works[id] = nil
      subscriber.send(completion: $0)
    },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable { running.cancel(id: id) }
}
