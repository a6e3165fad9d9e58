// A list on the screen asks for the stores of its rows each time it is drawn, and draws a few of
// them. So a row's store is made when it is asked for, and the same one is handed out from then on.

extension Store {
  /// The stores of a list's elements, in their order. An observer is notified when an element
  /// comes, goes or moves, but not when one changes.
  ///
  /// - Complexity: O(1), and O(1) for each store that is taken out.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    let core = core
    let rows = contents.parts.part(state, action) {
      let embed = AnyCasePath(action).embedValue
      return RowStores<ElementID, ElementState, ElementAction>(
        of: ObservedList(root: core.root, read: core.reader(of: state)) {
          core.send(embed(.element(id: $0, action: $1)))
        }
      )
    }
    let ids = contents.fields.read(rows.ids, for: core.root.observers)
    let elements = rows.list.read()
    rows.removeUnneeded(in: elements)
    return ids.lazy.map { rows.store(of: $0, in: elements) }
  }

  /// `scope(state:action:)` of a list, without the first label.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    scope(state: state, action: action)
  }
}

/// A list in the state, as its elements' stores share it.
@MainActor
final class ObservedList<ID: Hashable & Sendable, State, Action> {
  let root: any Root
  let read: @MainActor () -> IdentifiedArray<ID, State>
  let send: @MainActor (ID, Action) -> EffectGroup?

  init(
    root: any Root,
    read: @escaping @MainActor () -> IdentifiedArray<ID, State>,
    send: @escaping @MainActor (ID, Action) -> EffectGroup?
  ) {
    self.root = root
    self.read = read
    self.send = send
  }
}

/// Keeps the stores of a list's elements that were asked for. Unlike another part's
/// store, an element's is kept for as long as the element: a screen tells rows apart by their
/// stores' ids, for which it asks without holding the stores.
@MainActor
private final class RowStores<ID: Hashable & Sendable, State, Action>: Part {
  let list: ObservedList<ID, State, Action>
  /// By what it is observed which elements there are.
  let ids: TypedField<OrderedSet<ID>>
  private var rows: [ID: Store<State, Action>] = [:]

  init(of list: ObservedList<ID, State, Action>) {
    self.list = list
    ids = TypedField { list.read().ids }
  }

  var isNeeded: Bool { ids.isWatched || !rows.isEmpty }

  /// The store of an element of the list as it was when it was asked for.
  func store(of id: ID, in elements: IdentifiedArray<ID, State>) -> Store<State, Action> {
    if let row = rows[id] { return row }
    let core = RowCore(id, of: list, last: elements[id: id]!)
    let row = Store(StoreContents<State, Action>(core: core))
    rows[id] = row
    return row
  }

  /// Releases the stores of elements that have gone. Only now and then, so that a row costs the
  /// same in a long list.
  func removeUnneeded(in elements: IdentifiedArray<ID, State>) {
    if rows.count > 2 * elements.count { rows = rows.filter { elements[id: $0.key] != nil } }
  }
}

/// The core of an element of a list. When that is removed, its last state is kept.
final class RowCore<ID: Hashable & Sendable, State, Action>: Core {
  private let id: ID
  private let list: ObservedList<ID, State, Action>
  private var last: State

  init(_ id: ID, of list: ObservedList<ID, State, Action>, last: State) {
    self.id = id
    self.list = list
    self.last = last
  }

  var root: any Root { list.root }
  var isPresent: Bool { list.read()[id: id] != nil }

  func reader<Part>(of part: KeyPath<State, Part>) -> @MainActor () -> Part {
    { [self] in
      if let now = list.read()[id: id] { last = now }
      return last[keyPath: part]
    }
  }

  func send(_ action: Action) -> EffectGroup? { list.send(id, action) }
}
