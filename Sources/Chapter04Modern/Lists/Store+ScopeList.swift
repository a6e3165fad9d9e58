// A list on the screen asks for the stores of its rows each time it is drawn, and draws a few of
// them. So a row's store is made when it is asked for, and the same one is handed out from then on.

extension Store {
  /// The stores of a list's elements, in their order. An observer is notified when an element
  /// comes, goes or moves, but not when one changes.
  ///
  /// - Complexity: O(1), and O(1) for each store that is taken out.
  @inlinable
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    typealias Stores = RowStores<ElementID, ElementState, ElementAction>
    let part = parts.part(state, action, as: Stores.self)
    let rows: Stores
    if let known = part.store as? Stores {
      rows = known
    } else {
      rows = makeRows(state, action)
      part.store = rows
    }
    observe(rows.ids)
    let elements = core.read(rows.reader)
    rows.forget(allBut: elements.ids)
    return elements.ids.lazy.map { rows.store(of: $0, in: elements) }
  }

  /// `scope(state:action:)` of a list, without the first label.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    scope(state: state, action: action)
  }

  @usableFromInline
  func makeRows<ElementID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    _ action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> RowStores<ElementID, ElementState, ElementAction> {
    let (embed, send) = (AnyCasePath(action).embedValue, core.send)
    return RowStores(
      root: core.root,
      reader: core.reader.part(state),
      ids: makeField(state.appending(path: \.ids)),
      send: { send(embed(.element(id: $0, action: $1))) }
    )
  }
}

/// The stores of a list's elements that were asked for.
@MainActor
@usableFromInline
final class RowStores<ID: Hashable & Sendable, State, Action> {
  @usableFromInline let root: any Root
  @usableFromInline let reader: StateReader<IdentifiedArray<ID, State>>
  /// By what it is observed which elements there are.
  @usableFromInline let ids: TypedField<OrderedSet<ID>>
  @usableFromInline let send: @MainActor (ID, Action) -> EffectGroup?
  @usableFromInline var stores: [ID: Store<State, Action>] = [:]

  @usableFromInline
  init(
    root: any Root,
    reader: StateReader<IdentifiedArray<ID, State>>,
    ids: TypedField<OrderedSet<ID>>,
    send: @escaping @MainActor (ID, Action) -> EffectGroup?
  ) {
    self.root = root
    self.reader = reader
    self.ids = ids
    self.send = send
  }

  /// The store of an element of the list as it was when it was asked for.
  @inlinable
  func store(of id: ID, in elements: IdentifiedArray<ID, State>) -> Store<State, Action> {
    if let store = stores[id] { return store }
    let index = elements.index(id: id)!
    let row = Row(id, list: reader, index: index, last: elements[index])
    let store = Store<State, Action>(
      core: Core(
        root: root,
        reader: StateReader { row.read(in: $0, $1) },
        send: { [send] in send(id, $0) }
      )
    )
    stores[id] = store
    return store
  }

  /// Only now and then, so that a row costs the same in a long list.
  @inlinable
  func forget(allBut ids: OrderedSet<ID>) {
    if stores.count > 2 * ids.count { stores = stores.filter { ids.contains($0.key) } }
  }
}

/// An element of a list. When it has gone, it keeps showing the last state that was read.
@usableFromInline
final class Row<ID: Hashable, State> {
  @usableFromInline let id: ID
  @usableFromInline let list: StateReader<IdentifiedArray<ID, State>>
  @exclusivity(unchecked) @usableFromInline var last: State
  /// Where it was last.
  @exclusivity(unchecked) @usableFromInline var index: Int

  @inlinable
  init(_ id: ID, list: StateReader<IdentifiedArray<ID, State>>, index: Int, last: State) {
    self.id = id
    self.list = list
    self.index = index
    self.last = last
  }

  @inlinable
  func read(in whole: UnsafeRawPointer, _ body: StateReader<State>.Body) {
    list.read(in: whole) { list in
      let ids = list.pointee.orderedIDs.values
      if index >= ids.count || ids[index] != id {
        guard let now = list.pointee.index(id: id) else { return }
        index = now
      }
      last = list.pointee.values[index]
    }
    lend(&last, to: body)
  }
}
