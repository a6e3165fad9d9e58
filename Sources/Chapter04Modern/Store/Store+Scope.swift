// A view of one feature must not see the whole app, or nobody can use it in another one.
//
// A screen asks for a part's store each time it is drawn. It gets the same one each time: what it observes
// there lasts, and it can tell the stores of two rows apart.

/// Which part, or which list of parts: the ways to it, and the type of its store.
@usableFromInline
struct PartID: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  private let type: ObjectIdentifier

  @usableFromInline
  init(_ state: AnyKeyPath, _ action: AnyKeyPath, _ store: (some AnyObject).Type) {
    self.state = state
    self.action = action
    self.type = ObjectIdentifier(store)
  }
}

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
    let rows = rows(
      PartID(state, action, Store<ElementState, ElementAction>.self),
      of: elements.ids
    )
    return elements.ids.lazy.map { [core] id in
      if let row = rows.stores[id] { return row as! Store<ElementState, ElementAction> }
      let row = Store<ElementState, ElementAction>(
        core: core.scope(
          last: elements[id: id]!,
          state: { $0[keyPath: state][id: id] },
          action: { embed(.element(id: id, action: $0)) }
        )
      )
      rows.stores[id] = row
      return row
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

  private func rows<ID: Hashable>(_ id: PartID, of ids: OrderedSet<ID>) -> Rows<ID> {
    let rows = parts[id] as? Rows<ID> ?? Rows()
    parts[id] = rows
    // Only now and then, so that a row costs the same in a long list.
    if rows.stores.count > 2 * ids.count {
      rows.stores = rows.stores.filter { ids.contains($0.key) }
    }
    return rows
  }
}

/// The stores of a list's elements that were asked for.
@MainActor
private final class Rows<ID: Hashable> {
  var stores: [ID: AnyObject] = [:]
}

extension Optional {
  fileprivate var isPresent: Bool { self != nil }
}
