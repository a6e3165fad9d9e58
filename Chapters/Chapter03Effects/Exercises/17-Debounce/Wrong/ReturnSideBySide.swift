// wrong: the same id is thought to replace what runs under it
// says: The server was asked twice. Return has to cancel the question that waits:
//   `cancelInFlight`, with the id that typing uses.
// fails: Return asks at once, and only once
// gives: (waiting → ["asked p at 100", "asked p at 300", "shown p 1 at 1100", "shown p 2 at 1300"])
//   == ["asked p at 100", "shown p 1 at 1100"]

// instead of
.cancellable(id: "search", cancelInFlight: true)
// this
.cancellable(id: "search")
