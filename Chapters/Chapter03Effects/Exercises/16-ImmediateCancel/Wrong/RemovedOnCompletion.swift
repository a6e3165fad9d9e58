// wrong: an effect is thought to be over only when it completes
// says: Nobody observes the effect any more, and its entry is still there. Remove it in what the
//   run returns, which is called however the run ends.
// fails: An effect is registered once, from its start to its end
// gives: (searches.running.count → 2) == 0

// instead of
work = sink(
  receiveCompletion: { subscriber.send(completion: $0) },
// this
work = sink(
  receiveCompletion: {
    running.remove(key)
    subscriber.send(completion: $0)
  },

// instead of
isOver = true
running.remove(key)
work?.cancel()
// this
isOver = true
work?.cancel()

// instead of
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
var isOver = false
// this
var key = 0
var isOver = false

// instead of
var work: AnyCancellable?
// this
var work: AnyCancellable?
key = running.insert(id: id) {
  running.remove(key)
  subscriber.send(completion: .finished)
}
