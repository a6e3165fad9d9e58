// Something must carry out a binding action: once for all of a feature's fields, and at a place in
// the `body` that decides which reducers see the old value and which the new one.

/// Sets the fields that binding actions name. Put it above the feature's own reducer, which then
/// sees the new values and can correct them.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: _Operator
where State == ViewAction.State {
  let toViewAction: (Action) -> ViewAction?

  /// For actions that are bindable themselves.
  public init() where Action == ViewAction {
    self.toViewAction = { $0 }
  }

  /// For actions that have the bindable ones as the payload of a case.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    self.toViewAction = AnyCasePath(toViewAction).extractValue
  }

  public func _function() -> _ReducerFunction<State, Action> {
    let toViewAction = toViewAction
    HandledActions.handle(ViewAction.self)
    return { state, action in
      guard let binding = toViewAction(action)?.binding else { return .none }
      HandledActions.handle(ViewAction.self)
      binding.set(&state)
      return .none
    }
  }
}
