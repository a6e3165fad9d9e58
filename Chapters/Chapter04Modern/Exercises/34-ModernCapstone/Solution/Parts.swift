// A feature that is made of features. The child goes first, because a parent that changes the state
// first could take the child's away, and what a child has begun ends with the child.
//
// A body is looked at once, so each operator keeps its reducers as `Reduce`. A key path isn't
// Sendable, and an id has to be: `PartID` makes an id of it.

/// Runs a child on a part of its parent's state that is always there, for the child's actions.
public struct Scope<ParentState, ParentAction, ChildState, ChildAction>: Reducer {
  private let toChildState: WritableKeyPath<ParentState, ChildState>
  private let toChildAction: CasePath<ParentAction, ChildAction>
  private let child: Reduce<ChildState, ChildAction>

  public init(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Reduce<ChildState, ChildAction>
  ) {
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.child = child()
  }

  public func reduce(
    into state: inout ParentState,
    action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(action) else { return .none }
    return child.reduce(into: &state[keyPath: toChildState], action: childAction)
      .map(toChildAction.embed)
      .within(PartID(toChildState))
  }
}

extension Reducer {
  /// Runs a child on an optional part of the state, while it is there. The child runs first; this
  /// reducer always runs after it.
  ///
  /// When this reducer sets the part to nil, or replaces it with one that has another identity (see
  /// `identity(of:)`), all effects of the child end, even one that it started with this very
  /// action. An action for a child that isn't there is reported: see `reportMissingChild`.
  public func ifLet<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Reduce<ChildState, ChildAction>
  ) -> Reduce<State, Action> {
    let (parent, child) = (Reduce(self), child())
    return Reduce { state, action in
      let before = state[keyPath: toChildState].map { identity(of: $0) }
      var effect = Effect<Action>.none
      if let childAction = toChildAction.extract(action) {
        if before == nil {
          reportMissingChild(action)
        } else {
          effect = child.reduce(into: &state[keyPath: toChildState]!, action: childAction)
            .map(toChildAction.embed)
            .within(PartID(toChildState))
        }
      }
      let middle = state[keyPath: toChildState].map { identity(of: $0) }
      effect = effect.merge(with: parent.reduce(into: &state, action: action))
      let after = state[keyPath: toChildState].map { identity(of: $0) }
      if middle == nil || after == middle { return effect }
      return effect.merge(with: .cancel(id: PartID(toChildState)))
    }
  }

  /// Runs a child on the row of a list that the action names by its id. The row runs first; this
  /// reducer always runs after it. The row's effects send actions of that row, wherever it is by
  /// then.
  ///
  /// When this reducer removes a row, all effects of that row end, even one that it started with
  /// this very action. Rows that have moved keep theirs. Two rows, and two lists with the same ids,
  /// don't cancel each other's effects. An action for a row that isn't there is reported.
  public func forEach<Row: Identifiable, RowAction>(
    _ toRows: WritableKeyPath<State, [Row]>,
    action toRowAction: CasePath<Action, (id: Row.ID, action: RowAction)>,
    @ReducerBuilder<Row, RowAction> element: () -> Reduce<Row, RowAction>
  ) -> Reduce<State, Action> where Row.ID: Sendable {
    let (parent, element) = (Reduce(self), element())
    return Reduce { state, action in
      var effect = Effect<Action>.none
      if let (id, rowAction) = toRowAction.extract(action) {
        if let index = state[keyPath: toRows].firstIndex(where: { $0.id == id }) {
          effect = element.reduce(into: &state[keyPath: toRows][index], action: rowAction)
            .map { [embed = toRowAction.embed] in embed((id, $0)) }
            .within(PartID(toRows, row: id))
        } else {
          reportMissingChild(action)
        }
      }
      let before = state[keyPath: toRows].map(\.id)
      effect = effect.merge(with: parent.reduce(into: &state, action: action))
      let after = Set(state[keyPath: toRows].map(\.id))
      for id in before where !after.contains(id) {
        effect = effect.merge(with: .cancel(id: PartID(toRows, row: id)))
      }
      return effect
    }
  }
}

/// Names a part of the state, or a row in one.
struct PartID: Hashable, @unchecked Sendable {
  // Unchecked, because neither type is sendable. But a key path never changes, and a row's id is.
  private let part: AnyKeyPath
  private let row: AnyHashable?

  init(_ part: AnyKeyPath) {
    self.part = part
    row = nil
  }

  init(_ part: AnyKeyPath, row: some Hashable & Sendable) {
    self.part = part
    self.row = AnyHashable(row)
  }
}
