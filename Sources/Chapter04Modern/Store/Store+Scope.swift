// A view of one feature must not see the whole app, or nobody can use it in another one.

extension Store {
  /// The store of a part: it reads its part of this store's state, and sends its actions to this store.
  ///
  ///     let counter = store.scope(state: \.counter, action: \.counter)
  ///
  /// Nothing is kept twice. The part's store keeps the state, and with it the effects.
  // Disfavored: of `store.scope(state: \.rows, …)[0]` there are two readings, and a store is meant, not the
  // row's state.
  @inlinable
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope({ $0[keyPath: state] }, AnyCasePath(action).embedValue)
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
    guard var last = core.state()[keyPath: state] else { return nil }
    return scope(
      { whole in
        last = whole[keyPath: state] ?? last
        return last
      },
      AnyCasePath(action).embedValue
    )
  }

  /// The stores of a list's elements, in their order. Whoever observes is told when an element comes,
  /// goes or moves, and not when one changes.
  ///
  /// - Complexity: O(1), and O(1) for each store that is taken out.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    observe(state.appending(path: \.ids))
    let elements = core.state()[keyPath: state]
    let embed = AnyCasePath(action).embedValue
    return elements.ids.lazy.map { id in
      var last = elements[id: id]!
      return self.scope(
        { whole in
          last = whole[keyPath: state][id: id] ?? last
          return last
        },
        { embed(.element(id: id, action: $0)) }
      )
    }
  }

  @inlinable
  func scope<ChildState, ChildAction>(
    _ state: @escaping @MainActor (State) -> ChildState,
    _ action: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(core: core.scope(state: state, action: action))
  }
}

extension Optional {
  fileprivate var isPresent: Bool { self != nil }
}
