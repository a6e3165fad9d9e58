// wrong: a continuation is used once
// says: Only the first visitor was greeted. Each ring makes a greeting.
// fails: Each ring makes one greeting
// gives: (greetings → ["Bonjour, Ada!"]) == ["Bonjour, Ada!", "Bonjour, Bob!", "Bonjour, Bob!"]

let isFirst = LockIsolated(true)
withEscapedDependencies { dependencies in
  doorbell.listen { visitor in
    guard isFirst.value else { return }
    isFirst.setValue(false)
    dependencies.yield { show(greeting(visitor)) }
  }
}
