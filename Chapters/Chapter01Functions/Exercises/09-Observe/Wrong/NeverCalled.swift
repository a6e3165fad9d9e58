// wrong: the observers are kept, and `send` doesn't call them
// says: The observer was never called, although its token is kept: `send` calls every observer at
//   its end.
// fails: An observer is called after each action, with the new value
// gives: (seen → []) == [1, 3, 3]

// instead of
for observer in observers {
observer.receive(next)
}
// this
