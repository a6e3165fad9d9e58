// wrong: a detached task escapes the ringing thread's values, and all others, too
// says: The greeting is in the live value's language: where it was made, nothing is overridden.
//   Take the screen's along when `greet` is called: `withEscapedDependencies`, and `yield` in the
//   callback.
// fails: A greeting is in the screen's language, wherever somebody rings
// gives: (greetings → ["Test, Ada!"]) == ["Bonjour, Ada!"]

doorbell.listen { visitor in
  Task.detached { show(greeting(visitor)) }
}
