// wrong: the parent's observer captures the view, so every view ever made is kept
// file: Store+View.swift
// fails: A dropped view is freed, and the parent calls none of its functions any more
// gives: (weakView.object → Chapter02Pullback.Store<Swift.Int, Swift.Int>) == nil

// instead of
self.observe { [weak view] value in view?.receive(toLocalValue(value)) }
// this
self.observe { value in view.receive(toLocalValue(value)) }
