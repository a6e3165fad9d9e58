// wrong: the parent outlives all its views
// says: Only the view was kept, and the app's store was freed: the view has nobody to send to. It
//   must keep its parent.
// fails: A view keeps its parent
// gives: (state → "freed") == "kept"

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { [unowned self] action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
