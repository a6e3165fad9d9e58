// wrong: the store is careful not to keep its parent
// says: Only the distinct store was kept, and its parent was freed. It must keep its parent: it has
//   nobody else to send to.
// fails: The store keeps its parent, and the parent doesn't keep the store
// gives: (parent → "freed") == "kept"

let distinct = Store(value: value) { [weak self] action in self?.send(action) }
distinct.parentToken = observe { [weak distinct] next in
  guard let distinct, !isDuplicate(distinct.value, next) else { return }
  distinct.receive(next)
}
return distinct
