// wrong: the old one is to be stopped by an id that no timer has
// fails: It can be stopped by its id
// says: it was started without one

.concatenate(.cancel(id: id), self)
