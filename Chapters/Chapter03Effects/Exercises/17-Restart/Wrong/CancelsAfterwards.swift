// wrong: the timer comes first, and the cancellation waits for its end, which never comes
// fails: Started again, it begins anew, and the old one ticks no more
// says: An id alone replaces nothing

.concatenate(cancellable(id: id), .cancel(id: id))
