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

  /// `scope(state:action:)` of a list, without the first label.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> LazyMapCollection<OrderedSet<ElementID>, Store<ElementState, ElementAction>> {
    scope(state: state, action: action)
  }
}

/// Keeps the stores of a list's elements that were asked for. Unlike another part's store, an
/// element's is kept for as long as the element: a screen tells rows apart by their stores' ids,
/// for which it asks without retaining the stores.
@MainActor
private final class RowStores<ID: Hashable, State, Action>: Part {
  let list: @MainActor () -> IdentifiedArray<ID, State>
  /// The ids of the elements, by which a screen observes which elements there are.
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

  /// The store of an element of the list as it was when the stores were asked for.
  func store(of id: ID, in elements: IdentifiedArray<ID, State>) -> Store<State, Action> {
    if let row = rows[id] { return row }
    let row = StoreContents(core: makeCore(id, elements[id: id]!)).store
    rows[id] = row
    return row
  }

  /// Releases the stores of removed elements. Only now and then, so that a row costs the same in a
  /// long list.
  func removeUnneeded(in elements: IdentifiedArray<ID, State>) {
    if rows.count > 2 * elements.count { rows = rows.filter { elements[id: $0.key] != nil } }
  }
}

/// The core of an element of a list. When that is removed, its last state is kept.
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
  var isPresent: Bool { list()[id: id] != nil }

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
