// wrong: an action is there when it is received
// says: The action came late, and `receive` didn't wait for it.
// file: TestStore.swift
// fails: Steps that state everything pass
// gives: (failed → [4, 8]) == []

// instead of
await handled.wait(atMost: timeout) {
  !handled.waiting.isEmpty || store.effects.running.isEmpty
}
// this

