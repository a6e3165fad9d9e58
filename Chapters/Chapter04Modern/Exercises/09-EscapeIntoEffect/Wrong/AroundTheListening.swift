// wrong: the values are set around `listen`, not around the callback's work
// says: The greeting is in the language of the place where somebody rang, because it was read
//   there. Take the screen's along when `greet` is called: `withEscapedDependencies`, and `yield`
//   in the callback.
// fails: A greeting is in the screen's language, wherever somebody rings
// gives: (greetings → ["Ciao, Ada!"]) == ["Bonjour, Ada!"]

withEscapedDependencies { dependencies in
  dependencies.yield {
    doorbell.listen { visitor in show(greeting(visitor)) }
  }
}
