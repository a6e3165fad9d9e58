// wrong: the values are set around `listen`, not around the callback's work
// fails: A greeting is in the language in which the screen listens
// says: a closure that escapes

withEscapedDependencies { dependencies in
  dependencies.yield {
    doorbell.listen { visitor in show(greeting(visitor)) }
  }
}
