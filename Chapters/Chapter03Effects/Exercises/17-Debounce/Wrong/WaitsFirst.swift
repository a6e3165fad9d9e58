// wrong: the order of the operators doesn't matter
// says: Every key was asked about: the wait itself isn't cancellable, because the id stands inside
//   it. Let `deferred` come first, or use `debounce`.
// fails: Nothing is asked while the user is typing, and then only the last text, once
// gives: (log → ["asked p at 300", "asked pr at 500", "asked p at 700", "shown p 3 at 1700"]) ==
//   ["asked p at 700", "shown p 1 at 1700"]

// instead of
.debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// this
.cancellable(id: "search", cancelInFlight: true)
.deferred(for: .milliseconds(300), scheduler: environment.queue)
