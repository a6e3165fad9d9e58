// wrong: a value is new only if there has never been one like it
// says: The last 1 was dropped, and it isn't a duplicate of the 2 before. Compare with the store's
//   value, not with all earlier ones.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [1, 2]) == [1, 2, 1]

var earlier = [value]
let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [weak distinct] next in
  guard !earlier.contains(where: { isDuplicate($0, next) }) else { return }
  earlier.append(next)
  distinct?.receive(next)
}
return distinct
