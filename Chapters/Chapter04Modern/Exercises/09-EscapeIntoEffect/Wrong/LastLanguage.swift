// wrong: one place remembers the language
// says: Both greetings are in the second screen's language: they share one place that remembers it.
//   Capture it for each screen.
// fails: Two screens listen, each in its own language
// gives: (screens.map(\.value) → [["Hola, Ada!"], ["Hola, Ada!"]]) == [["Bonjour, Ada!"], ["Hola,
//   Ada!"]]

enum Last { nonisolated(unsafe) static var language = Language.testValue }
@Dependency(Language.self) var language
Last.language = language
doorbell.listen { visitor in
  withDependencies {
    $0[Language.self] = Last.language
  } operation: {
    show(greeting(visitor))
  }
}
