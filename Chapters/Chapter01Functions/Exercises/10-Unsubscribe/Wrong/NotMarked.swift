// wrong: the mark seems needless once the observer leaves the array
// says: The second observer was called, although it had been cancelled. The loop in `send` goes
//   over the array as it was, so the mark `isOver` is needed as well.
// fails: An observer cancelled during a notification isn't called any more
// gives: (seen → ["first", "second"]) == ["first"]

// instead of
observer.isOver = true
// this
