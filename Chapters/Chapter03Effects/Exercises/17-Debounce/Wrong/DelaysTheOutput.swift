// wrong: the answer waits, and the server is asked at every key
// says: The server was asked as soon as the key was pressed. Delaying the output doesn't help:
//   the start of the work has to wait.
// fails: A changed text is searched for 300 ms later
// gives: (log → ["asked p at 0", "shown p 1 at 1300"]) == ["asked p at 300", "shown p 1 at 1300"]

// instead of
.debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// this
.delay(for: .milliseconds(300), scheduler: environment.queue)
.cancellable(id: "search", cancelInFlight: true)
