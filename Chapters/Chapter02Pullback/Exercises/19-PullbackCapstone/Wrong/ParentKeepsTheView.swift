// wrong: the parent's observer captures the view, so every view ever made is kept
// fails: A dropped view is freed, and the parent calls none of its functions any more
// says: (transforms → 2) == 1
// file: Store+View.swift

// instead of
self.observe { [weak view] value in view?.receive(toLocalValue(value)) }
// this
self.observe { value in view.receive(toLocalValue(value)) }
