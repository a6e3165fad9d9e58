// There are many stores, one for each part, but only one state. So a store holds no state itself;
// it has a core. The root store's core holds the state (see `RootCore`). A part's core reads its
// part of the whole's state, and passes its actions on to the whole's core (see `PartCore`).

/// Reads a store's state, and sends its actions.
@MainActor
package protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The core that holds the whole state.
  var root: any AnyRootCore { get }

  /// True while the part exists. Afterwards the core returns the part's last state.
  var isPresent: Bool { get }

  /// Returns a function that reads a field of the state. An observed field stores that function,
  /// because appending the key paths of all levels at each read would be slow.
  func reader<Field>(of path: KeyPath<State, Field>) -> @MainActor () -> Field

  /// Handles an action. Returns its effects, in a group for `StoreTask`; nil if it has none.
  func send(_ action: Action) -> EffectGroup?
}

extension Core {
  package var state: State { reader(of: \.self)() }
}

/// A `RootCore`, whatever its types. It notifies the observers of the state and all its parts.
@MainActor
package protocol AnyRootCore: AnyObject {
  var observers: Observers { get }

  /// Notifies the observers of each field that has changed.
  func notify()
}
