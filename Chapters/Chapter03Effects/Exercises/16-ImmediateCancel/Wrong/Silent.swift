// wrong: to cancel is to end without a word
// says: The effect was cancelled, and didn't finish. In a `concatenate`, the next part waits for
//   that.
// fails: Work that is cancelled in the same turn never begins, and finishes at once
// gives: (searches.log → []) == ["finished a at 0"]

// instead of
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
var isOver = false
var work: AnyCancellable?
// this
var isOver = false
var work: AnyCancellable?
var key = 0
key = running.insert(id: id) {
  isOver = true
  running.remove(key)
  work?.cancel()
}
