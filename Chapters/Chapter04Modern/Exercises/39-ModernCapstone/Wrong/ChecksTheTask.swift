// wrong: a cancelled task sends nothing, and so it is the task that is checked
// says: The effect was cancelled, and something that it had begun still sent actions. Before each,
//   check the effect: a task that it made is not cancelled with it.
// file: Store.swift
// fails: A cancelled effect sends nothing more, not even from a task of its own
// gives: (store.log → [2]) == []

// instead of
guard !effect.isCancelled else { return }
// this
guard !Task.isCancelled else { return }
