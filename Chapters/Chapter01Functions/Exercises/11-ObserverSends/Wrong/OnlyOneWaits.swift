// wrong: only one action can be waiting at a time
// says: Actions are missing: while one waited, another took its place. Several can wait.
// fails: Actions are handled in the order in which they were sent
// gives: (store.value → 20) == 2100

// instead of
waiting.append(action)
// this
waiting = [action]
