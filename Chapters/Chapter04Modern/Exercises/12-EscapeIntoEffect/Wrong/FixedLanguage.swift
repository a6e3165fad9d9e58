// wrong: the language of one test is hard-coded
// fails: Two screens listen, each in its language
// says: they share one

doorbell.listen { visitor in
  withDependencies {
    $0[Language.self] = Language(hello: "Bonjour")
  } operation: {
    show(greeting(visitor))
  }
}
