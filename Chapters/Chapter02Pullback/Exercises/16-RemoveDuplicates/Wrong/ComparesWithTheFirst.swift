// wrong: every value is compared with the first one
// says: A 1 was reported after a 1: it was not compared with the value that the store had by then.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [1, 1, 1, 2, 1]) == [1, 2, 1]

let first = value
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard !isDuplicate(first, next) else { return }
  distinct?.receive(next)
}
return distinct
