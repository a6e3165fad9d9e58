// wrong: a value counts as new only if there has never been one like it
// fails: Observers are notified of each value that isn't a duplicate
// says: not with every earlier one

let distinct = Store(value: value, send: send)
var seen = [value]
distinct.parentToken = observe { [weak distinct] next in
  guard !seen.contains(where: { isDuplicate($0, next) }) else { return }
  seen.append(next)
  distinct?.receive(next)
}
return distinct
