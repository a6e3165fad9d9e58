// wrong: both at once, and the timer is there when the cancellation comes
// fails: A timer that is started once ticks
// says: the cancellation came after the start, not before

.merge(cancellable(id: id), .cancel(id: id))
