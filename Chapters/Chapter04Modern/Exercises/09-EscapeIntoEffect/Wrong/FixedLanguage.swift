// wrong: the language of one test is hard-coded
// says: Both greetings are in the first screen's language. Each screen has its own.
// fails: Two screens listen, each in its own language
// gives: (screens.map(\.value) → [["Bonjour, Ada!"], ["Bonjour, Ada!"]]) == [["Bonjour, Ada!"],
//   ["Hola, Ada!"]]

doorbell.listen { visitor in
  withDependencies {
    $0[Language.self] = Language(hello: "Bonjour")
  } operation: {
    show(greeting(visitor))
  }
}
