// wrong: each text waits for itself, and an id is thought to be enough to replace the one before
// says: Each key waited on its own, and its text was asked for. A new text replaces the one that
//   waits.
// fails: Nothing is asked while the user is typing, and then only the last text, once
// gives: (log → ["asked p at 300", "asked pr at 500", "asked p at 700", "shown p 1 at 1300", "shown
//   pr 2 at 1500", "shown p 3 at 1700"]) == ["asked p at 700", "shown p 1 at 1700"]

// instead of
.debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// this
.deferred(for: .milliseconds(300), scheduler: environment.queue)
.cancellable(id: "search")
