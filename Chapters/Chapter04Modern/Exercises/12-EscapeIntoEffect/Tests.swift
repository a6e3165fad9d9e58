import Chapter04Modern
import Foundation
import Testing

@Suite struct EscapeIntoEffectTests {
  /// What a screen shows, which has this language.
  private func screen(_ hello: String, at doorbell: Doorbell) -> LockIsolated<[String]> {
    let shown = LockIsolated<[String]>([])
    withDependencies {
      $0[Language.self] = Language(hello: hello)
    } operation: {
      greet(at: doorbell) { greeting in shown.withValue { $0.append(greeting) } }
    }
    return shown
  }

  private func ring(_ doorbell: Doorbell, _ visitor: String, in hello: String) {
    withDependencies {
      $0[Language.self] = Language(hello: hello)
    } operation: {
      doorbell.ring(visitor)
    }
  }

  /// The last greeting, for which it gives other tasks some time if there is none.
  private func last(_ shown: LockIsolated<[String]>) async -> String? {
    for _ in 0..<10_000 where shown.value.isEmpty { await Task.yield() }
    return shown.value.last
  }

  private func why(_ greeting: String?, ringer: String = "Test") -> Comment {
    switch greeting {
    case nil: "Someone rang, but no greeting was shown."
    case "Test, Ada!":
      """
      The screen's language is "Bonjour", but the greeting is in the test's. Either it never \
      depends on the screen, or the language is read when someone rings, outside the screen's \
      task: task-locals don't follow a closure that escapes.
      """
    case "\(ringer), Ada!":
      """
      The greeting is in the visitor's language. Capture the values that were current when the \
      screen began to listen.
      """
    case "Hello, Ada!":
      """
      The screen's language is "Bonjour", but the greeting is in the live one. Either it never \
      depends on the screen, or the language was read outside the screen's task and the test's: \
      task-locals don't follow a closure that escapes.
      """
    case .some(let greeting) where !greeting.lowercased().contains("ada"):
      "Ada rang, but nobody knew that before: the greeting has to be made in the callback."
    default:
      "Ada rang, and the language is \"Bonjour\", so the greeting is \"Bonjour, Ada!\"."
    }
  }

  @Test("A greeting is in the screen's language") func own() async {
    let doorbell = Doorbell()
    let shown = screen("Bonjour", at: doorbell)
    doorbell.ring("Ada")
    let greeting = await last(shown)
    #expect(greeting == "Bonjour, Ada!", why(greeting))
  }

  @Test("The visitor's language doesn't matter") func ringer() async {
    let doorbell = Doorbell()
    let shown = screen("Bonjour", at: doorbell)
    ring(doorbell, "Ada", in: "Ciao")
    let greeting = await last(shown)
    #expect(greeting == "Bonjour, Ada!", why(greeting, ringer: "Ciao"))
  }

  @Test("It doesn't matter which thread rings") func thread() async {
    let doorbell = Doorbell()
    let shown = screen("Bonjour", at: doorbell)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        doorbell.ring("Ada")
        continuation.resume()
      }
    }
    let greeting = await last(shown)
    #expect(greeting == "Bonjour, Ada!", why(greeting))
  }

  @Test("Two screens listen, each in its own language") func two() async {
    let doorbell = Doorbell()
    let screens = [screen("Bonjour", at: doorbell), screen("Hola", at: doorbell)]
    doorbell.ring("Ada")
    let seen = await [last(screens[0]) ?? "nothing", last(screens[1]) ?? "nothing"]
    let comment: Comment =
      switch seen {
      case ["Hola, Ada!", "Hola, Ada!"]:
        "Both greetings are in the second screen's language: the screens share one."
      case ["Bonjour, Ada!", "Bonjour, Ada!"]:
        "Both greetings are in the first screen's language: the screens share one."
      default: "The first is \"Bonjour, Ada!\", the second \"Hola, Ada!\"; here: \(seen)."
      }
    #expect(seen == ["Bonjour, Ada!", "Hola, Ada!"], comment)
  }

  /// Whether a greeting was shown while the bell was rung, by the thread that rang it.
  private var showsWhileRinging: Bool {
    let shown = LockIsolated(false)
    let doorbell = Doorbell()
    withDependencies {
      $0[Language.self] = Language(hello: "Bonjour")
    } operation: {
      greet(at: doorbell) { _ in
        if Thread.current.threadDictionary["isRinging"] != nil { shown.setValue(true) }
      }
    }
    Thread.current.threadDictionary["isRinging"] = true
    doorbell.ring("Ada")
    Thread.current.threadDictionary["isRinging"] = nil
    return shown.value
  }

  @Test("A greeting is shown before `ring` returns")  // starter passes
  func atOnce() async {
    #expect(
      showsWhileRinging,
      """
      When `ring` returned, the greeting wasn't shown yet, or another thread showed it. The \
      callback itself has to show it: a task or a queue comes later.
      """
    )
  }

  @Test("Each ring makes one greeting") func everyRing() async {
    let doorbell = Doorbell()
    let shown = screen("Bonjour", at: doorbell)
    doorbell.ring("Ada")
    doorbell.ring("Bob")
    doorbell.ring("Bob")
    _ = await last(shown)
    let seen = shown.value
    let visitors = seen.map { String($0.drop { $0 != "," }) }
    let comment: Comment =
      switch visitors.count {
      case _ where !showsWhileRinging: "A greeting has to be shown before `ring` returns."
      case 0: "Someone rang, but there was no greeting."
      case 1: "Ada rang, and Bob twice, but there was only one greeting."
      case 2: "Bob rang twice, but was greeted once. Each ring makes a greeting."
      case 4...: "There were three rings, but \(visitors.count) greetings."
      case 3 where seen[0] == seen[1] && !seen[1].contains("Bob"):
        "Bob was greeted as Ada. Each ring makes a greeting of its own."
      default:
        "Ada rang, then Bob twice, and each is greeted with \"Bonjour\"; here: \(seen)."
      }
    #expect(seen == ["Bonjour, Ada!", "Bonjour, Bob!", "Bonjour, Bob!"], comment)
  }
}
