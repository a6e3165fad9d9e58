// wrong: the view keeps its parent, and the parent keeps the view
// says: The parent keeps its observer, and the observer the view. Capture the view weakly there.
// fails: A view that nothing keeps is freed, and its observation ends
// gives: (state → "kept") == "freed"

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { value in view.receive(toLocalValue(value)) }
return view
