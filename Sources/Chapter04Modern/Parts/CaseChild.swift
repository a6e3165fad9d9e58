// A child on one case of the state, for the two operators that run such a child: `Scope` and
// `ifCaseLet`.

import Diagnostics

/// A child, with its case of the state and its case of the actions.
struct CaseChild<ParentState, ParentAction, Child: Reducer> {
  let missingChildren: MissingChildren
  /// The id that cancels the child's effects.
  let id: CancelID
  let state: AnyCasePath<ParentState, Child.State>
  let action: AnyCasePath<ParentAction, Child.Action>
  let reduce: _ReducerFunction<Child.State, Child.Action>

  init(
    _ child: Child,
    of name: String,
    at callSite: CallSite,
    state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>
  ) {
    self.missingChildren = MissingChildren(name, at: callSite)
    self.id = CancelID(ChildID(state))
    self.state = AnyCasePath(state)
    self.action = AnyCasePath(action)
    self.reduce = childFunction(of: child, at: callSite)
  }

  /// Runs the child if the action is the child's.
  func run(_ parentState: inout ParentState, _ parentAction: ParentAction) -> Effect<ParentAction> {
    guard let childAction = action.extract(from: parentAction) else { return .none }
    guard var childState = state.extract(from: parentState) else {
      missingChildren.report(
        action: parentAction,
        missing: "child state was set to a different case",
        gone: "set the state to a different case",
        check: "the state is in the child's case"
      )
      return .none
    }
    let effect = reduce(&childState, childAction)
    parentState = state.embed(childState)
    return effect.map(action.embedValue).within(id)
  }
}
