// wrong: an entry is harmless once its effect is over
// says: An effect is over, and its entry is still there. Remove it in what the run returns, which
//   is called however the run ends.
// fails: Making an effect does nothing; each start is a run of its own
// gives: ([second.log.filter { $0 == "began" }.count, running.count] → [2, 3]) == [2, 1]

// instead of
running.remove(id: id, key: key)
work.cancel()
// this
work.cancel()
