// Who is at the door?
//
// Each screen greets the visitor at the door, in the screen's own language. The language is a
// dependency, and `greeting(_:)` reads it. The doorbell calls back later, from code that doesn't
// know the screen's language. Change `greet(at:show:)` so that each greeting is in the language
// that was current when `greet` was called. As now, each greeting is shown before `ring` returns,
// and on the thread that rang.
//
// kind: fix
// lesson: A value of the task

import Chapter04Modern
import Foundation

struct Language: DependencyKey {
  var hello: String

  static let liveValue = Language(hello: "Hello")
  static let testValue = Language(hello: "Test")
}

func greeting(_ visitor: String) -> String {
  @Dependency(Language.self) var language
  return "\(language.hello), \(visitor)!"
}

/// Calls all its listeners whenever somebody rings, on the thread of whoever rings.
final class Doorbell: Sendable {
  private let listeners = LockIsolated<[@Sendable (_ visitor: String) -> Void]>([])

  func listen(_ listener: @escaping @Sendable (_ visitor: String) -> Void) {
    listeners.withValue { $0.append(listener) }
  }

  func ring(_ visitor: String) {
    for listener in listeners.value { listener(visitor) }
  }
}

/// Shows a greeting for each visitor who rings from now on.
func greet(at doorbell: Doorbell, show: @escaping @Sendable (_ greeting: String) -> Void) {
  // answer
  // starter: doorbell.listen { visitor in
  // starter:   show(greeting(visitor))
  // starter: }
  withEscapedDependencies { dependencies in
    doorbell.listen { visitor in
      dependencies.yield { show(greeting(visitor)) }
    }
  }
  // end answer
}
