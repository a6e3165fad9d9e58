// wrong: a send inside a send counts as a mistake, and is ignored
// says: The effects of 1 sent 2 and 3, and these got lost.
// fails: Actions are handled in the order in which they were sent, until none is left
// gives: (reduced → ["1", "|", "7", "|"]) == ["1", "2", "3", "4", "5", "6", "|", "7", "|"]

// instead of
waiting.append(action)
guard !isDraining else { return }
// this
guard !isDraining else { return }
waiting.append(action)
