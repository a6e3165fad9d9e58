// wrong: a cancelled task sends nothing
// says: The effect was cancelled, and something that it had begun still sent actions. Before each,
//   check the effect: a task that it made is not cancelled with it.
// file: Store.swift
// fails: A cancelled effect sends nothing more, not even from a task of its own
// gives: (store.log → [2]) == []

// instead of
guard !effect.isCancelled else { return }
self?.handle(action, of: place.group)
// this
self?.handle(action, of: place.group)
