// A list on the screen requests its rows' stores each time it is rendered, and shows only a few of
// them. So a row's store is created on its first request, and the same one is returned from then
// on.

extension Store {
  /// The stores of a list's elements, in their order. An observer is notified when an element is
  /// added, removed or moved, but not when an element changes.
  ///
  /// - Complexity: O(1), and O(1) for each store that you read from it.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    let core = _contents.core
    let rows = _contents.parts.part(state, action) {
      let list = core.reader(of: state)
      let embed = AnyCasePath(action).embedValue
      return RowStores<ElementID, ElementState, ElementAction>(of: list) { id, element in
        RowCore(id, in: list, of: core, last: element, embed: embed)
      }
    }
    let ids = _contents.read(rows.ids)
    let elements = rows.list()
    rows.removeUnneeded(in: elements)
    return ids.lazy.map { rows.store(of: $0, in: elements) }
  }
}

/// Retains the requested stores of a list's elements. Unlike the store of another part, an
/// element's store is retained as long as the element exists: a screen tells rows apart by their
/// stores' ids, but doesn't retain the stores.
@MainActor
private final class RowStores<ID: Hashable, State, Action>: Part {
  let list: @MainActor () -> IdentifiedArray<ID, State>
  /// The elements' ids. A screen observes them to learn which elements exist.
  let ids: TypedField<OrderedSet<ID>>
  private let makeCore: (ID, State) -> any Core<State, Action>
  private var rows: [ID: Store<State, Action>] = [:]

  init(
    of list: @escaping @MainActor () -> IdentifiedArray<ID, State>,
    makeCore: @escaping (ID, State) -> any Core<State, Action>
  ) {
    self.list = list
    self.makeCore = makeCore
    ids = TypedField { list().ids }
  }

  var isNeeded: Bool { ids.isWatched || !rows.isEmpty }

  /// The store of an element in the list as it was when the stores were requested.
  func store(of id: ID, in elements: IdentifiedArray<ID, State>) -> Store<State, Action> {
    if let row = rows[id] { return row }
    let row = StoreContents(core: makeCore(id, elements[id: id]!)).store
    rows[id] = row
    return row
  }

  /// Releases the stores of removed elements. It does so only now and then, so that the length of
  /// the list doesn't matter for a row.
  func removeUnneeded(in elements: IdentifiedArray<ID, State>) {
    if rows.count > 2 * elements.count { rows = rows.filter { elements[id: $0.key] != nil } }
  }
}

/// The core of an element of a list. After the element is removed, the core keeps its last state.
final class RowCore<Whole, WholeAction, ID: Hashable & Sendable, State, Action>: Core {
  private let id: ID
  private let list: @MainActor () -> IdentifiedArray<ID, State>
  private let whole: any Core<Whole, WholeAction>
  private var last: State
  private let embed: (IdentifiedAction<ID, Action>) -> WholeAction

  init(
    _ id: ID,
    in list: @escaping @MainActor () -> IdentifiedArray<ID, State>,
    of whole: any Core<Whole, WholeAction>,
    last: State,
    embed: @escaping (IdentifiedAction<ID, Action>) -> WholeAction
  ) {
    self.id = id
    self.list = list
    self.whole = whole
    self.last = last
    self.embed = embed
  }

  var root: any AnyRootCore { whole.root }
  var isPresent: Bool { whole.isPresent && list()[id: id] != nil }

  func reader<Field>(of field: KeyPath<State, Field>) -> @MainActor () -> Field {
    { [self] in
      if let now = list()[id: id] { last = now }
      return last[keyPath: field]
    }
  }

  func send(_ action: Action) -> EffectGroup? {
    whole.send(embed(.element(id: id, action: action)))
  }
}
