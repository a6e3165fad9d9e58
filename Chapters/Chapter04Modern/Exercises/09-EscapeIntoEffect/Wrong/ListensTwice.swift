// wrong: a listener is added for now, and one for later
// says: One ring showed two greetings: listen once.
// fails: A greeting is in the screen's language, wherever somebody rings
// gives: (greetings → ["Bonjour, Ada!", "Bonjour, Ada!"]) == ["Bonjour, Ada!"]

withEscapedDependencies { dependencies in
  for _ in 1...2 {
    doorbell.listen { visitor in
      dependencies.yield { show(greeting(visitor)) }
    }
  }
}
