// wrong: both at once, and the timer is there when the cancellation comes
// fails: Started once, it ticks
// says: cancelled after its start, not before

.merge(cancellable(id: id), .cancel(id: id))
