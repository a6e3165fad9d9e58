// wrong: the interval is the lamp's
// says: The interval was 250 ms, but the value passed after 100. Use `interval`.
// fails: The interval is as long as `interval` says
// gives: (passed → ["1 at 0", "2 at 100"]) == ["1 at 0", "2 at 250"]

// instead of
scheduler.schedule(after: scheduler.now + interval) {
// this
scheduler.schedule(after: scheduler.now + .milliseconds(100)) {
