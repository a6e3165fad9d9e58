// wrong: the language is right, but a task shows the greeting at some later time
// fails: A greeting is shown before `ring` returns
// says: comes later

withEscapedDependencies { dependencies in
  doorbell.listen { visitor in
    Task {
      dependencies.yield { show(greeting(visitor)) }
    }
  }
}
