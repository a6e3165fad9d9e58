// wrong: an action may always come
// says: No effect was running that could send an action, and `receive` waited until its time was
//   over.
// file: TestStore.swift
// fails: `receive` doesn't wait for actions that can't come, or for running effects to end
// gives: (nothing → "after its time was over") == "at once"

// instead of
!handled.waiting.isEmpty || store.effects.running.isEmpty
// this
!handled.waiting.isEmpty
