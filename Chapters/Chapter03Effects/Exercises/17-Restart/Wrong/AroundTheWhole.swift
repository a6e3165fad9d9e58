// wrong: the whole has the id, so its first part stops the whole
// fails: Started once, it ticks
// says: there is an id around the whole

.concatenate(.cancel(id: id), self).cancellable(id: id)
