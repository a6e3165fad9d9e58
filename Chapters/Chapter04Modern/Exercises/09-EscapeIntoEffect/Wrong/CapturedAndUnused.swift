// wrong: what is captured is also what `greeting` uses
// says: The greeting is in the language of the place where somebody rang, because it was read
//   there. Take the screen's along when `greet` is called: `withEscapedDependencies`, and `yield`
//   in the callback.
// fails: A greeting is in the screen's language, wherever somebody rings
// gives: (greetings → ["Ciao, Ada!"]) == ["Bonjour, Ada!"]

@Dependency(Language.self) var language
doorbell.listen { [language] visitor in
  _ = language
  show(greeting(visitor))
}
