// wrong: a finished effect is thought to leave the table by itself
// says: The effect was over, and its entry was still there: remove it when the run ends.
// fails: An effect is registered once, from its start to its end
// gives: ([waiting, working, searches.running.count] → [1, 1, 1]) == [1, 1, 0]

// instead of
running.remove(key)
work?.cancel()
// this
work?.cancel()
