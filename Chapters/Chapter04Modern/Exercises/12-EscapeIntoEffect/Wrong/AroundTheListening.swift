// wrong: the values are put around the listening, and not around what the callback does
// fails: A greeting is in the language in which the screen listens
// says: a closure that escapes

withEscapedDependencies { dependencies in
  dependencies.yield {
    doorbell.listen { visitor in show(greeting(visitor)) }
  }
}
