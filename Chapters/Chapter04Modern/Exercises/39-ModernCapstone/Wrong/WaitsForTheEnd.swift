// wrong: what has been sent is known when no effect is running
// says: The action was there, and `receive` waited for an effect that goes on.
// file: TestStore.swift
// fails: `receive` doesn't wait for actions that can't come, or for running effects to end
// gives: (running → "after its time was over") == "at once"

// instead of
!handled.waiting.isEmpty || store.effects.running.isEmpty
// this
store.effects.running.isEmpty
