// `pullback` was a function that turned one reducer into another. `Scope` says the same in a `body`: here
// is a part of the state, there are the actions of that part, and this feature runs on both.

/// Runs a child on a part of its parent's state, for the actions that are the child's.
///
///     var body: some ReducerOf<Self> {
///       Scope(state: \.counter, action: \.counter) {
///         Counter()
///       }
///       Reduce { state, action in … }
///     }
///
/// For a part that is always there. For one that comes and goes there are `ifLet`, `ifCaseLet` and
/// `forEach`. Above the parent's own reducer, the child runs first, as it should: a parent that changes
/// the state first could take the child's away, and with it what the action was about.
public struct Scope<ParentState, ParentAction, Child: Reducer>: _Operator {
  @usableFromInline let toChildState: WritableKeyPath<ParentState, Child.State>
  @usableFromInline let toChildAction: CaseKeyPath<ParentAction, Child.Action>
  @usableFromInline let child: Child

  /// - Parameters:
  ///   - toChildState: The child's part of the state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child, as in a `body`.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.child = child()
  }

  @inlinable
  public func _function() -> _ReducerFunction<ParentState, ParentAction> {
    let child = child._function()
    let state = StatePath(toChildState)
    let action = AnyCasePath(toChildAction)
    return { parentState, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      return state.modify(&parentState) { child(&$0, childAction) }.map(action.embedValue)
    }
  }
}
