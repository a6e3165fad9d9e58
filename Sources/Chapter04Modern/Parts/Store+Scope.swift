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
  @inlinable
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let part = parts.part(state, action, as: Store<ChildState, ChildAction>.self)
    if let store = part.store as? Store<ChildState, ChildAction> { return store }
    let store = Store<ChildState, ChildAction>(
      core: core.scope(reader: core.reader.part(state), action: AnyCasePath(action).embedValue)
    )
    part.store = store
    return store
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
    let part = parts.part(state, action, as: Store<ChildState, ChildAction>.self)
    let reader = core.reader.part(state)
    let presence = part.presence ?? makePresence(at: state, reader.isPresent())
    part.presence = presence
    observe(presence)
    guard let last = core.read(reader) else {
      part.store = nil
      return nil
    }
    if let store = part.store as? Store<ChildState, ChildAction> { return store }
    let store = Store<ChildState, ChildAction>(
      core: core.scope(
        reader: reader.unwrapped(last: last),
        action: AnyCasePath(action).embedValue
      )
    )
    part.store = store
    return store
  }

  // The path isn't lengthened by a property of an optional: where it leads through another
  // optional, `\.sheet?.editor`, and that is nil, Swift would skip to the end of the longer path,
  // and write nil where a `Bool` belongs.
  private func makePresence(at path: AnyKeyPath, _ reader: StateReader<Bool>) -> TypedField<Bool> {
    TypedField(path, reader, now: core.read(reader))
  }

  /// The store of a part, found by a closure: a new one each time, since closures can't be
  /// compared.
  public func _part<ChildState, ChildAction>(
    state toChild: @escaping (State) -> ChildState,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let reader = core.reader
    let child = StateReader<ChildState> { whole, body in
      reader.read(in: whole) { state in
        withUnsafePointer(to: toChild(state.pointee)) { body(UnsafeRawPointer($0)) }
      }
    }
    return Store<ChildState, ChildAction>(core: core.scope(reader: child, action: fromChild))
  }
}

extension StateReader {
  /// Reads whether there is something in an optional.
  fileprivate func isPresent<Wrapped>() -> StateReader<Bool> where State == Wrapped? {
    StateReader<Bool> { whole, body in
      read(in: whole) { part in
        withUnsafePointer(to: part.pointee != nil) { body(UnsafeRawPointer($0)) }
      }
    }
  }

  /// Reads what is in an optional. Once that is nil, it keeps showing the last that was read.
  fileprivate func unwrapped<Wrapped>(last: Wrapped) -> StateReader<Wrapped>
  where State == Wrapped? {
    let last = Last(last)
    return StateReader<Wrapped> { whole, body in
      read(in: whole) { if let now = $0.pointee { last.value = now } }
      lend(&last.value, to: body)
    }
  }
}

private final class Last<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
