// wrong: the observer captures the store
// says: The parent's observer keeps the distinct store. Capture it weakly.
// fails: The store keeps its parent, and the parent doesn't keep the store
// gives: (store → "kept") == "freed"

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { next in
  if !isDuplicate(distinct.value, next) { distinct.receive(next) }
}
return distinct
