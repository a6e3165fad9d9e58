// wrong: a visitor is greeted once
// says: Bob rang twice, and was greeted once. Each ring makes a greeting.
// fails: Each ring makes one greeting
// gives: (greetings → ["Bonjour, Ada!", "Bonjour, Bob!"]) == ["Bonjour, Ada!", "Bonjour, Bob!",
//   "Bonjour, Bob!"]

let greeted = LockIsolated<Set<String>>([])
withEscapedDependencies { dependencies in
  doorbell.listen { visitor in
    guard greeted.withValue({ $0.insert(visitor).inserted }) else { return }
    dependencies.yield { show(greeting(visitor)) }
  }
}
