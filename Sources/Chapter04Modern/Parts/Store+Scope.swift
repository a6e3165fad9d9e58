// A view of one feature must not see the whole app, or nobody can use it in another one.
//
// A screen asks for a part's store each time it is drawn. It gets the same one each time: what it
// observes there lasts, and it can tell the stores of two rows apart.

extension Store {
  /// The store of a part: it reads its part of this store's state, and sends its actions to this
  /// store.
  ///
  ///     let counter = store.scope(state: \.counter, action: \.counter)
  ///
  /// Nothing is kept twice. The part's store keeps the state, and with it the effects.
  // Disfavored: of `store.scope(state: \.rows, …)[0]` there are two readings, and a store is meant,
  // not the row's state.
  @inlinable
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    part(PartID(state, action, Store<ChildState, ChildAction>.self)) {
      core.scope(state: { $0[keyPath: state] }, action: AnyCasePath(action).embedValue)
    }
  }

  /// The store of a part that may be missing; nil while it is.
  ///
  /// When the part goes away, a store of it that somebody still has keeps showing its last state.
  /// Whoever observes is told when the part comes or goes.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    observe(state.appending(path: \.isPresent))
    let id = PartID(state, action, Store<ChildState, ChildAction>.self)
    guard let last = core.state()[keyPath: state] else {
      parts[id] = nil
      return nil
    }
    return part(id) {
      core.scope(
        last: last,
        state: { $0[keyPath: state] },
        action: AnyCasePath(action).embedValue
      )
    }
  }

  /// The store of a part: the one there is, or a new one.
  @inlinable
  func part<ChildState, ChildAction>(
    _ id: PartID,
    _ core: () -> Core<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let part = parts[id] { return part as! Store<ChildState, ChildAction> }
    let part = Store<ChildState, ChildAction>(core: core())
    parts[id] = part
    return part
  }
}

extension Optional {
  fileprivate var isPresent: Bool { self != nil }
}
