// A list on the screen asks for the stores of its rows each time it is drawn, and draws a few of
// them. So a row's store is made when it is asked for, and the same one is handed out from then on.

extension Store {
  /// The stores of a list's elements, in their order. Whoever observes is told when an element
  /// comes, goes or moves, and not when one changes.
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
