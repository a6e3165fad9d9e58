// wrong: the values are taken along in the callback, where they are already gone
// fails: The language of whoever rings doesn't matter
// says: That is the language of whoever rang

doorbell.listen { visitor in
  withEscapedDependencies { dependencies in
    dependencies.yield { show(greeting(visitor)) }
  }
}
