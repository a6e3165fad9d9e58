// wrong: the same in a word, which the task asks to do without
// fails: The answer doesn't use cancelInFlight
// says: it spares the effects it is inside

cancellable(id: id, cancelInFlight: true)
