// wrong: the timer comes first, and the cancellation waits for its end, which never comes
// says: The old timer went on. An id alone replaces nothing: what is running has to be cancelled,
//   and first.
// fails: A second start begins a new timer, and the old one stops
// gives: (ticks → ["1 at 100", "2 at 150", "1 at 200", "2 at 250", "3 at 250", "1 at 300", "2 at
//   350", "3 at 350", "1 at 400", "2 at 450", "3 at 450"]) == ([ "1 at 100", "2 at 150", "2 at
//   250", "3 at 250", "2 at 350", "3 at 350", "2 at 450", "3 at 450", ] → ["1 at 100", "2 at 150",
//   "2 at 250", "3 at 250", "2 at 350", "3 at 350", "2 at 450", "3 at 450"])

.concatenate(cancellable(id: id), .cancel(id: id))
