// wrong: the timer comes first, and the cancellation waits for its end, which never comes
// fails: A second start begins a new timer, and the old one stops
// says: An id alone replaces nothing

.concatenate(cancellable(id: id), .cancel(id: id))
