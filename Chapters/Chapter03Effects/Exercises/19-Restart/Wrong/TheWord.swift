// wrong: the same in a word, which the task asks to do without
// says: Inside an effect with the same id, yours kept running. That is how `cancelInFlight`
//   behaves: it spares the effects it is inside, and `cancel(id:)` doesn't. Use the three that
//   the task names.
// fails: The answer doesn't use cancelInFlight
// gives: (values → [1]) == []

cancellable(id: id, cancelInFlight: true)
