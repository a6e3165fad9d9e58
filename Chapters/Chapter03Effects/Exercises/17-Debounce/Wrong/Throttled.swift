// wrong: a throttle is a debounce
// says: The server was asked as soon as the key was pressed. It should be asked after a pause of
//   300 ms.
// fails: A changed text is searched for 300 ms later
// gives: (log → ["asked p at 0", "shown p 1 at 1000"]) == ["asked p at 300", "shown p 1 at 1300"]

// instead of
.debounce(id: "search", for: .milliseconds(300), scheduler: environment.queue)
// this
.throttle(id: "search", for: .milliseconds(300), scheduler: environment.queue, latest: true)
