// wrong: to cancel is thought to end the work without a word
// says: The effect was stopped, and nobody was told that it is over. In a `concatenate`, the next
//   part waits for that.
// fails: Cancelling an id stops its effect, which finishes
// gives: (work.log.sorted() → ["began", "stopped"]) == ["began", "finished", "stopped"]

private var stops: [AnyHashable: [AnyCancellable]] = [:]

var count: Int { stops.values.reduce(0) { $0 + $1.count } }

func cancel(id: AnyHashable) {
  for stop in stops.removeValue(forKey: id) ?? [] { stop.cancel() }
}

func insert(id: AnyHashable, _ stop: AnyCancellable) {
  stops[id, default: []].append(stop)
}

func remove(id: AnyHashable, _ stop: AnyCancellable) {
  stops[id]?.removeAll { $0 == stop }
}
// next answer
.run { subscriber in
  if cancelInFlight { running.cancel(id: id) }
  var work: AnyCancellable?
  let stop = AnyCancellable { work?.cancel() }
  running.insert(id: id, stop)
  work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable {
    stop.cancel()
    running.remove(id: id, stop)
  }
}
