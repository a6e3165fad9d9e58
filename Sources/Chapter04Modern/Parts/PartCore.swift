// A store of a part has no state. Its core knows how to reach the part's state in the whole's
// state, and how to turn a part's action into one of the whole.

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

/// The core of a part that a closure finds, or finds missing. A closing screen is still rendered,
/// so the core keeps the part's last state.
final class ClosureCore<Whole, WholeAction, State, Action>: Core {
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
  var isPresent: Bool { whole.isPresent && read() != nil }

  func reader<Field>(of field: KeyPath<State, Field>) -> @MainActor () -> Field {
    { [self] in
      if let now = read() { last = now }
      return last[keyPath: field]
    }
  }

  func send(_ action: Action) -> EffectGroup? { whole.send(embed(action)) }
}
