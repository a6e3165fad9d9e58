// wrong: `cancelInFlight` is overlooked
// says: With `cancelInFlight`, the earlier effects went on.
// fails: Making an effect does nothing; each start is a run of its own
// gives: ([second.log.filter { $0 == "began" }.count, running.count] → [2, 2]) == [2, 1]

// instead of
if cancelInFlight { running.cancel(id: id) }
// this

