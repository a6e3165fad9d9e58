// wrong: when the effect is over, what has its id is stopped once more
// fails: An effect that is over stops nothing
// says: nothing afterwards

.concatenate(.cancel(id: id), cancellable(id: id), .cancel(id: id))
