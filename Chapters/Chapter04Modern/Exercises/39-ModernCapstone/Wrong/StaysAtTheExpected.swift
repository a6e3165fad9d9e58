// wrong: the test goes on from what it stated
// says: A right step failed after a wrong one. After a failure, the test goes on from the real
//   state.
// file: TestStore.swift
// fails: An unstated or wrongly stated change fails its step
// gives: (failed → [2, 3, 4]) == [2, 3]

// instead of
state = actual
// this
state = expected
