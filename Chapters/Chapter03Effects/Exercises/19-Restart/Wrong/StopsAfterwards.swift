// wrong: when the effect is over, what has its id is stopped once more
// says: When the effect was over, something else under its id was stopped. A restart stops what
//   is running before it starts, and nothing afterwards.
// fails: An effect that is over stops nothing
// gives: (values → [1]) == [1, 2]

.concatenate(.cancel(id: id), cancellable(id: id), .cancel(id: id))
