// wrong: the view is careful not to keep its parent
// says: Only the view was kept, and its parent was freed. A view must keep its parent: it has
//   nobody else to send to.
// fails: A view keeps its parent
// gives: (state → "freed") == "kept"

let view = Store<LocalValue, Action>(value: toLocalValue(value)) { [weak self] action in
  self?.send(action)
}
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
