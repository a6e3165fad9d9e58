// wrong: a greeting is in the app's language
// says: The greeting is in the live value's language: where it was made, nothing is overridden.
//   Take the screen's along when `greet` is called: `withEscapedDependencies`, and `yield` in the
//   callback.
// fails: A greeting is in the screen's language, wherever somebody rings
// gives: (greetings → ["Hello, Ada!"]) == ["Bonjour, Ada!"]

doorbell.listen { visitor in
  show("\(Language.liveValue.hello), \(visitor)!")
}
