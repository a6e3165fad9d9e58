// wrong: the old one is to be stopped by an id that no timer has
// says: The timer was stopped by its id, and went on: it doesn't run under that id.
// fails: The timer can be stopped by its id
// gives: (ticks → ["1 at 100", "1 at 200", "1 at 300", "1 at 400"]) == ["1 at 100"]

.concatenate(.cancel(id: id), self)
