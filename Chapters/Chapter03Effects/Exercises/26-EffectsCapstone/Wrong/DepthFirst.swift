// wrong: an action that comes back at once is reduced before those that wait
// file: Store/Store.swift
// fails: Actions that come back immediately follow breadth first: 1, 2, 3, 4
// gives: (journal.lines → [1, 3, 2, 4]) == [1, 2, 3, 4]

// instead of
waiting.append(action)
guard !isDraining else { return }
// this
waiting.insert(action, at: 0)
guard !isDraining else { return }
