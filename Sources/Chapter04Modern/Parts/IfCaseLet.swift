// The same as `ifLet` for a parent whose state is an enum with a feature in each case: logged in,
// logged out.

import Diagnostics

extension Reducer {
  /// Runs a child on one case of the state, while the state is in that case.
  ///
  ///     Reduce { state, action in … }
  ///       .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  ///       .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoggedOut() }
  ///
  /// The child runs before this reducer. When this reducer changes the case, or replaces the child
  /// with one that has a different `id`, all effects of the child and of its own children are
  /// cancelled.
  ///
  /// A child action while the state is in another case is reported as an issue. The child is
  /// skipped, and this reducer runs.
  ///
  /// - Parameters:
  ///   - toCaseState: The child's case of the state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The child, as in a `body`.
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

/// Runs a child's reducer on one case of the parent's state: see `ifCaseLet`.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: _Operator {
  let parent: Parent
  let child: Child
  let toChildState: CaseKeyPath<Parent.State, Child.State>
  let toChildAction: CaseKeyPath<Parent.Action, Child.Action>
  let callSite: CallSite

  public func _function() -> _ReducerFunction<Parent.State, Parent.Action> {
    let parent = parent._function()
    let child = CaseChild(
      child,
      of: "ifCaseLet",
      at: callSite,
      state: toChildState,
      action: toChildAction
    )
    let identify = childIdentity(of: Child.State.self)
    return { state, action in
      let childEffect = child.run(&state, action)
      return runParent(parent, &state, action, after: childEffect, cancelling: child.id) {
        child.state.extract(from: $0).map(identify)
      }
    }
  }
}
