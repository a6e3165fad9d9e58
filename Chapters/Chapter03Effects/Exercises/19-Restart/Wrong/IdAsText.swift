// wrong: an id is a text
// says: The id is the number 1, but `cancel(id: 1)` didn't stop the effect. Use the id as it is.
// fails: The timer can be stopped by its id
// gives: (number → [1]) == []

.concatenate(.cancel(id: "\(id)"), cancellable(id: "\(id)"))
