// wrong: the view reports a change, and still shows the old value
// file: Store+View.swift
// fails: What is sent to the parent reaches the view, even if a second view sent it
// gives: (seen → [0, 0]) == [1, 2]

// instead of
self.observe { [weak view] value in view?.receive(toLocalValue(value)) }
// this
self.observe { [weak view] _ in if let view { view.receive(view.value) } }
