import Chapter04Modern
import Foundation
import Testing

@Suite struct EscapeIntoEffectTests {
  /// What a screen in this language shows.
  private func screen(_ hello: String, at doorbell: Doorbell) -> LockIsolated<[String]> {
    let shown = LockIsolated<[String]>([])
    withDependencies {
      $0[Language.self] = Language(hello: hello)
    } operation: {
      greet(at: doorbell) { greeting in shown.withValue { $0.append(greeting) } }
    }
    return shown
  }

  /// What a French screen shows when an Italian rings for each of these visitors. Other tasks get
  /// some time to show it.
  private func greetings(_ visitors: String...) async -> [String] {
    let doorbell = Doorbell()
    let shown = screen("Bonjour", at: doorbell)
    withDependencies {
      $0[Language.self] = Language(hello: "Ciao")
    } operation: {
      for visitor in visitors { doorbell.ring(visitor) }
    }
    for _ in 0..<10_000 where shown.value.count < visitors.count { await Task.yield() }
    return shown.value
  }

  @Test("A greeting is in the screen's language, wherever somebody rings") func own() async throws {
    let greetings = await greetings("Ada")
    try #require(
      greetings == ["Bonjour, Ada!"],
      "The screen's language is \"Bonjour\". Ada rang where it is \"Ciao\"."
    )
  }

  @Test("A greeting is shown before `ring` returns, on the thread that rang")  // starter passes
  func shown() throws {
    let isShown = LockIsolated(false)
    let doorbell = Doorbell()
    greet(at: doorbell) { _ in
      if Thread.current.threadDictionary["isRinging"] != nil { isShown.setValue(true) }
    }
    Thread.current.threadDictionary["isRinging"] = true
    doorbell.ring("Ada")
    Thread.current.threadDictionary["isRinging"] = nil
    let greeting = isShown.value ? "shown" : "not shown"
    try #require(greeting == "shown", "Ada rang, and her thread looked when `ring` had returned.")
  }

  @Test("Two screens listen, each in its own language") func two() throws {
    let doorbell = Doorbell()
    let screens = [screen("Bonjour", at: doorbell), screen("Hola", at: doorbell)]
    doorbell.ring("Ada")
    try #require(
      screens.map(\.value) == [["Bonjour, Ada!"], ["Hola, Ada!"]],
      "The screens' languages are \"Bonjour\" and \"Hola\", and Ada rang."
    )
  }

  @Test("Each ring makes one greeting") func everyRing() async throws {
    let greetings = await greetings("Ada", "Bob", "Bob", "")
    try #require(
      greetings == ["Bonjour, Ada!", "Bonjour, Bob!", "Bonjour, Bob!", "Bonjour, !"],
      "Ada rang, then Bob twice, and then a visitor without a name."
    )
  }
}
