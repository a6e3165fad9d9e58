// wrong: the language of one test is hard-coded
// fails: Two screens listen, each in its own language
// says: the screens share one

doorbell.listen { visitor in
  withDependencies {
    $0[Language.self] = Language(hello: "Bonjour")
  } operation: {
    show(greeting(visitor))
  }
}
