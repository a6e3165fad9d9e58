// wrong: the effect gets an id of its own
// fails: The timer can be stopped by its id
// says: it doesn't run under that id

.concatenate(.cancel(id: id), cancellable(id: "restarted"))
