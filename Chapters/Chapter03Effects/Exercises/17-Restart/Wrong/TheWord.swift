// wrong: the same in a word, which the task asks to do without
// fails: It is said without cancelInFlight
// says: spares what it is inside of

cancellable(id: id, cancelInFlight: true)
