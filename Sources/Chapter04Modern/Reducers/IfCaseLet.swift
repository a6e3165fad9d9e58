// The same as `ifLet` where the parent's state is an enum and each case a feature of its own: logged in,
// logged out.

import Diagnostics

extension Reducer {
  /// Runs a child on one case of the state, while the state is in that case.
  ///
  ///     Reduce { state, action in … }
  ///       .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  ///       .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoggedOut() }
  ///
  /// The child runs before this reducer. When this reducer changes the case, or puts another child in the
  /// same case (another by its `id`), all effects of the child and of its own children are cancelled.
  ///
  /// A child action while the state is in another case is reported as an issue. The child is skipped, this
  /// reducer runs.
  ///
  /// - Parameters:
  ///   - toCaseState: The child's case of the state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The child, as in a `body`.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case>
  where State: CasePathable, Case.State == CaseState, Case.Action == CaseAction {
    _IfCaseLetReducer(
      parent: self,
      child: `case`(),
      toChildState: toCaseState,
      toChildAction: toCaseAction,
      callSite: CallSite(fileID, filePath, line, column)
    )
  }
}

/// What `ifCaseLet` makes.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: _Operator {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let toChildState: CaseKeyPath<Parent.State, Child.State>
  @usableFromInline let toChildAction: CaseKeyPath<Parent.Action, Child.Action>
  @usableFromInline let callSite: CallSite

  @usableFromInline
  init(
    parent: Parent,
    child: Child,
    toChildState: CaseKeyPath<Parent.State, Child.State>,
    toChildAction: CaseKeyPath<Parent.Action, Child.Action>,
    callSite: CallSite
  ) {
    self.parent = parent
    self.child = child
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.callSite = callSite
  }

  @inlinable
  public func _function() -> _ReducerFunction<Parent.State, Parent.Action> {
    let parent = parent._function()
    let child = child._function()
    let path = AnyCasePath(toChildState)
    let action = AnyCasePath(toChildAction)
    let identify = identity(of: Child.State.self)
    let toChildState = toChildState
    let callSite = callSite

    return { parentState, parentAction in
      var childEffect = Effect<Parent.Action>.none
      if let childAction = action.extract(from: parentAction) {
        if var childState = path.extract(from: parentState) {
          let id = CancelID(ChildID(toChildState, identify(childState)))
          let effect = child(&childState, childAction)
          parentState = path.embed(childState)
          childEffect = effect.map(action.embedValue).within(id)
        } else {
          reportMissingChild(
            "ifCaseLet",
            at: callSite,
            action: parentAction,
            missing: "child state was set to a different case",
            leftState: "set the state to a different case",
            check: "the state is in the child's case"
          )
        }
      }

      let before = path.extract(from: parentState).map(identify)
      let effect = parent(&parentState, parentAction)
      guard let before, path.extract(from: parentState).map(identify) != before else {
        return childEffect.merge(with: effect)
      }
      return childEffect.merge(with: effect)
        .merge(with: .cancelAll(of: CancelID(ChildID(toChildState, before))))
    }
  }
}
