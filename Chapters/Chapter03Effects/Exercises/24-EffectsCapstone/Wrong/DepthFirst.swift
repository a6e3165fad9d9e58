// wrong: an action that comes back at once is reduced before those that wait
// fails: Actions that come back immediately follow breadth first: 1, 2, 3, 4
// says: 1, 2, 3, 4
// file: Store/Store.swift

// instead of
waiting.append(action)
guard !isDraining else { return }
// this
waiting.insert(action, at: 0)
guard !isDraining else { return }
