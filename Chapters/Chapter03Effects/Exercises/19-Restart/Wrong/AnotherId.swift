// wrong: the effect gets an id of its own
// says: The timer was stopped by its id, and went on: it doesn't run under that id.
// fails: The timer can be stopped by its id
// gives: (ticks → ["1 at 100", "1 at 200", "1 at 300", "1 at 400"]) == ["1 at 100"]

.concatenate(.cancel(id: id), cancellable(id: "restarted"))
