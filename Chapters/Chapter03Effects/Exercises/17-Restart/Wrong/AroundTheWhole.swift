// wrong: the whole has the id, so its first part stops the whole
// fails: A timer that is started once ticks
// says: the id is around the whole

.concatenate(.cancel(id: id), self).cancellable(id: id)
