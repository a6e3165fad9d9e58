// There are many stores, one for each part, but only one state. So a store holds no state itself:
// it has a core. The core of the whole holds the state (see `RootCore`). That of a part reads its
// part of the whole, and passes its actions on to the whole.

/// Reads a store's state, and sends its actions.
@MainActor
protocol Core<State, Action>: AnyObject {
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
  var state: State { reader(of: \.self)() }
}

/// The core of a whole state, which notifies the observers of all its parts.
@MainActor
protocol AnyRootCore: AnyObject {
  var observers: Observers { get }

  /// Notifies the observers of each field that has changed.
  func notify()
}

/// The core of a part that always exists.
// snippet.PartCore
final class PartCore<Whole, WholeAction, State, Action>: Core {
  private let whole: any Core<Whole, WholeAction>
  private let path: KeyPath<Whole, State>
  private let embed: (Action) -> WholeAction

  init(
    of whole: any Core<Whole, WholeAction>,
    at path: KeyPath<Whole, State>,
    embed: @escaping (Action) -> WholeAction
  ) {
    self.whole = whole
    self.path = path
    self.embed = embed
  }

  var root: any AnyRootCore { whole.root }
  var isPresent: Bool { whole.isPresent }

  func reader<Field>(of field: KeyPath<State, Field>) -> @MainActor () -> Field {
    whole.reader(of: path.appending(path: field))
  }

  func send(_ action: Action) -> EffectGroup? { whole.send(embed(action)) }
}
// snippet.end

/// The core of a part that may be missing. A closing screen is still rendered, so the last state is
/// kept.
final class OptionalCore<Whole, WholeAction, State, Action>: Core {
  private let whole: any Core<Whole, WholeAction>
  private let read: @MainActor () -> State?
  private var last: State
  private let embed: (Action) -> WholeAction

  init(
    of whole: any Core<Whole, WholeAction>,
    read: @escaping @MainActor () -> State?,
    last: State,
    embed: @escaping (Action) -> WholeAction
  ) {
    self.whole = whole
    self.read = read
    self.last = last
    self.embed = embed
  }

  var root: any AnyRootCore { whole.root }
  var isPresent: Bool { read() != nil }

  func reader<Field>(of field: KeyPath<State, Field>) -> @MainActor () -> Field {
    { [self] in
      if let now = read() { last = now }
      return last[keyPath: field]
    }
  }

  func send(_ action: Action) -> EffectGroup? { whole.send(embed(action)) }
}
