// wrong: the values are captured in the callback, where they are already gone
// fails: The visitor's language doesn't matter
// says: in the visitor's language

doorbell.listen { visitor in
  withEscapedDependencies { dependencies in
    dependencies.yield { show(greeting(visitor)) }
  }
}
