// wrong: the whole has the id, so its first part stops the whole
// fails: Started once, it ticks
// says: the id belongs to the timer, not to the whole

.concatenate(.cancel(id: id), self).cancellable(id: id)
