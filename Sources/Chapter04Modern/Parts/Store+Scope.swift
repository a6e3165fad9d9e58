// The view of one feature must not see the whole app; otherwise no other app could use it.

extension Store {
  /// The store of a part. It reads its part of this store's state, and sends its actions to this
  /// store.
  ///
  ///     let counter = store.scope(state: \.counter, action: \.counter)
  ///
  /// The part's store retains the state, and with it the effects. For the same two paths it is the
  /// same store at each call, for as long as it is retained. So a screen that requests it each time
  /// it is rendered keeps its observations, and can tell the stores of two rows apart.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - action: The case that holds the part's actions.
  // Disfavored, so that `store.scope(state: \.rows, …)[0]` is the store of a row, not its state.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let core = _contents.core
    return _contents.parts.part(state, action) {
      StoreContents(core: PartCore(of: core, at: state, embed: AnyCasePath(action).embedValue))
    }
    .store
  }

  /// The store of a part that may be missing; nil while the part is.
  ///
  /// When the part is removed, a store of it that is still in use keeps the state that was last
  /// read through it, so that a closing screen doesn't change. An observer is notified when the
  /// part is added or removed. While the part exists, it is the same store at each call.
  ///
  /// - Parameters:
  ///   - state: The part, or nil.
  ///   - action: The case that holds the part's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let core = _contents.core
    let part = _contents.parts.part(state, action) {
      OptionalPart<ChildState, ChildAction>(core.reader(of: state))
    }
    _ = _contents.read(part.isPresent)
    guard let state = part.read() else {
      part.contents = nil
      return nil
    }
    let contents =
      part.contents
      ?? StoreContents(
        core: ClosureCore(
          of: core,
          read: part.read,
          last: state,
          embed: AnyCasePath(action).embedValue
        )
      )
    part.contents = contents
    return contents.store
  }

  /// The store of a part that a closure finds: a new store each time, because closures can't be
  /// compared. For code written with an older version of the public library.
  package func part<ChildState, ChildAction>(
    state toChild: @escaping (State) -> ChildState,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let whole = _contents.core
    let part = ClosureCore(
      of: whole,
      read: { toChild(whole.state) },
      last: toChild(whole.state),
      embed: fromChild
    )
    return StoreContents(core: part).store
  }
}

/// Retains the contents of the store of a part that may be missing.
@MainActor
private final class OptionalPart<State, Action>: Part {
  let read: @MainActor () -> State?
  /// A field that a screen observes to learn whether the part exists.
  let isPresent: TypedField<Bool>
  var contents: StoreContents<State, Action>?

  init(_ read: @escaping @MainActor () -> State?) {
    self.read = read
    isPresent = TypedField { read() != nil }
  }

  var isNeeded: Bool { contents?.isNeeded ?? false || isPresent.isWatched }
}
