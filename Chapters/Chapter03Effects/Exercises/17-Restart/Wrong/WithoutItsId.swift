// wrong: the old one is to be stopped by an id that no timer has
// fails: The timer can be stopped by its id
// says: it doesn't run under that id

.concatenate(.cancel(id: id), self)
