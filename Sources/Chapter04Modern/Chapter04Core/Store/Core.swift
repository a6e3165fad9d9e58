// A store of a part must be a store like any other, and there must be only one state. So a store
// holds no state itself. It has a core, which knows how to read the state and where to send an
// action: the core of the whole does both itself (see `RootCore`), the others pass it on.

/// Reads a store's state, and sends its actions.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The core of the whole, the same for all parts of one state.
  var root: any Root { get }

  /// True while the state exists. If it doesn't, its last value is read instead.
  var isPresent: Bool { get }

  /// Returns a function that reads a part of the state. To have it made once is cheaper than to
  /// follow the path through each core at each reading.
  func reader<Part>(of path: KeyPath<State, Part>) -> @MainActor () -> Part

  /// Handles an action, and returns its effects; nil if it has none.
  func send(_ action: Action) -> EffectGroup?
}

/// The core of a whole state, which notifies the observers of all its parts.
@MainActor
protocol Root: AnyObject {
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

  var root: any Root { whole.root }
  var isPresent: Bool { whole.isPresent }

  func reader<Part>(of part: KeyPath<State, Part>) -> @MainActor () -> Part {
    whole.reader(of: path.appending(path: part))
  }

  func send(_ action: Action) -> EffectGroup? { whole.send(embed(action)) }
}
// snippet.end

/// The core of a part that may be missing. A closing screen still draws its state, so the last one
/// is kept.
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

  var root: any Root { whole.root }
  var isPresent: Bool { read() != nil }

  func reader<Part>(of part: KeyPath<State, Part>) -> @MainActor () -> Part {
    { [self] in
      if let now = read() { last = now }
      return last[keyPath: part]
    }
  }

  func send(_ action: Action) -> EffectGroup? { whole.send(embed(action)) }
}
