// wrong: an action that isn't expected stays
// says: A right `receive` failed after a wrong one. Even a wrong one takes the first action, and
//   its state.
// file: TestStore.swift
// fails: An unexpected action, or none, fails `receive`
// gives: (failed → [3, 4, 5, 6]) == [3, 5]

// instead of
handled.waiting.removeFirst()
state = first.state
// this
_ = first
