// A view of one feature must not see the whole app, or it can't be used in another app.
//
// A screen asks for a part's store each time it is drawn. It gets the same one each time: what it
// observes there lasts, and it can tell the stores of two rows apart.

extension Store {
  /// The store of a part: it reads its part of this store's state, and sends its actions to this
  /// store.
  ///
  ///     let counter = store.scope(state: \.counter, action: \.counter)
  ///
  /// Nothing is stored twice. The part's store keeps the state alive, and with it the effects.
  // Disfavored: `store.scope(state: \.rows, …)[0]` can be read in two ways, and it should mean a
  // store, not the row's state.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let core = core
    return contents.parts.part(state, action) {
      StoreContents(core: PartCore(of: core, at: state, embed: AnyCasePath(action).embedValue))
    }
    .store
  }

  /// The store of a part that may be missing; nil while it is.
  ///
  /// When the part goes away, a store of it that is still in use keeps showing the state that was
  /// last read through it, so that a screen keeps showing what it last drew. An observer is
  /// notified when the part comes or goes.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let core = core
    let part = contents.parts.part(state, action) {
      OptionalPart<ChildState, ChildAction>(core.reader(of: state))
    }
    _ = contents.fields.read(part.isPresent, for: core.root.observers)
    guard let state = part.read() else {
      part.contents = nil
      return nil
    }
    let contents =
      part.contents
      ?? StoreContents(
        core: OptionalCore(
          of: core,
          read: part.read,
          last: state,
          embed: AnyCasePath(action).embedValue
        )
      )
    part.contents = contents
    return contents.store
  }

  /// The store of a part that is found by a closure: a new one each time, since closures can't be
  /// compared.
  public func _part<ChildState, ChildAction>(
    state toChild: @escaping (State) -> ChildState,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let whole = core.reader(of: \.self)
    let core = OptionalCore(
      of: core,
      read: { toChild(whole()) },
      last: toChild(whole()),
      embed: fromChild
    )
    return Store<ChildState, ChildAction>(StoreContents(core: core))
  }
}

/// Keeps the store of a part that may be missing.
@MainActor
private final class OptionalPart<State, Action>: Part {
  let read: @MainActor () -> State?
  /// By what it is observed whether the part exists.
  // No longer path could say so: where it leads through another optional, `\.sheet?.editor`, and
  // that is nil, Swift would skip to the path's end, and write nil where a `Bool` belongs.
  let isPresent: TypedField<Bool>
  var contents: StoreContents<State, Action>?

  init(_ read: @escaping @MainActor () -> State?) {
    self.read = read
    isPresent = TypedField { read() != nil }
  }

  var isNeeded: Bool { contents?.isNeeded ?? false || isPresent.isWatched }
}
