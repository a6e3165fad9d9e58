// wrong: return is a key like any other
// says: Return waited 300 ms. It asks at once.
// fails: Return asks at once, and only once
// gives: (waiting → ["asked p at 400", "shown p 1 at 1400"]) == ["asked p at 100", "shown p 1 at
//   1100"]

// instead of
.cancellable(id: "search", cancelInFlight: true)
// this
.debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
