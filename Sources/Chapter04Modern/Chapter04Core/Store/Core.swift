// There are many stores, one for each part, but only one state. So a store holds no state itself:
// it has a core. The core of the whole holds the state (see `RootCore`). That of a part reads its
// part of the whole, and passes its actions on to the whole.

/// Reads a store's state, and sends its actions.
@MainActor
package protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The core of the whole state.
  var root: any AnyRootCore { get }

  /// True while the part exists. Afterwards its last state is read.
  var isPresent: Bool { get }

  /// Returns a function that reads a field of the state. An observed field keeps it, because
  /// appending the key paths of all levels at each reading would be slow.
  func reader<Field>(of path: KeyPath<State, Field>) -> @MainActor () -> Field

  /// Handles an action, and returns its effects; nil if it has none.
  func send(_ action: Action) -> EffectGroup?
}

extension Core {
  package var state: State { reader(of: \.self)() }
}

/// The core of a whole state, which notifies the observers of all its parts.
@MainActor
package protocol AnyRootCore: AnyObject {
  var observers: Observers { get }

  /// Notifies the observers of each field that has changed.
  func notify()
}
