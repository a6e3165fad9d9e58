// wrong: the values are set around `listen`, not around the callback's work
// fails: A greeting is in the screen's language
// says: a closure that escapes

withEscapedDependencies { dependencies in
  dependencies.yield {
    doorbell.listen { visitor in show(greeting(visitor)) }
  }
}
