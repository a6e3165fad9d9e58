// wrong: the language is right, and a task shows the greeting at some later time
// says: When `ring` returned, its thread had shown no greeting: a task or a queue shows it later.
//   The callback itself has to.
// fails: A greeting is shown before `ring` returns, on the thread that rang
// gives: (greeting → "not shown") == "shown"

withEscapedDependencies { dependencies in
  doorbell.listen { visitor in
    Task {
      dependencies.yield { show(greeting(visitor)) }
    }
  }
}
