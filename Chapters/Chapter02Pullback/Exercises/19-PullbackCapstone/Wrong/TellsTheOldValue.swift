// wrong: the view reports a change, and still shows the old value
// fails: 100,000 chained sends through a view do not overflow the stack
// says: (view.value → 0)
// file: Store+View.swift

// instead of
self.observe { [weak view] value in view?.receive(toLocalValue(value)) }
// this
self.observe { [weak view] _ in if let view { view.receive(view.value) } }
