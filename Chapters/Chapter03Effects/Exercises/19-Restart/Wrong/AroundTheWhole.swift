// wrong: the whole has the id, so its first part stops the whole
// says: Nothing ticked: the timer that was started was stopped, too. Either the cancellation came
//   after the start, or the id is around the whole, with the cancellation in it.
// fails: A timer that is started once ticks
// gives: (ticks → []) == ["1 at 100", "1 at 200", "1 at 300", "1 at 400"]

.concatenate(.cancel(id: id), self).cancellable(id: id)
