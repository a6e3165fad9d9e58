// A part that comes and goes. By hand, three things go wrong: the parent removes the state before
// the child has seen its last action; an action for a removed child is silently dropped; and the
// child's effects outlive it, and send it actions that it can no longer receive.

import Diagnostics

extension Reducer {
  /// Runs a child on an optional part of the state, while the part isn't nil.
  ///
  ///     Reduce { state, action in … }
  ///       .ifLet(\.editor, action: \.editor) {
  ///         Editor()
  ///       }
  ///
  /// The child runs before this reducer. When this reducer sets the part to nil, or replaces it
  /// with another part (one with a different `id`, or a different case if it is an enum), all
  /// effects of the child and of its own children are cancelled. If the new part has the same
  /// identity, it counts as the same part with new contents, and the effects go on. To end them,
  /// give the new part a different `id`, or cancel them by their ids.
  ///
  /// A child action while the part is nil is reported as an issue. The child is skipped, and this
  /// reducer runs.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional part.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child, as in a `body`.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped>
  where Wrapped.State == WrappedState, Wrapped.Action == WrappedAction {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      toChildState: toWrappedState,
      toChildAction: toWrappedAction,
      callSite: CallSite(fileID, filePath, line, column)
    )
  }

  /// For an optional part whose child isn't written yet: no reducer runs on it.
  public func ifLet<WrappedState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    ifLet(
      toWrappedState,
      action: toWrappedAction,
      then: { EmptyReducer() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Runs a child's reducer on optional state: see `ifLet`.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: _Operator {
  let parent: Parent
  let child: Child
  let toChildState: WritableKeyPath<Parent.State, Child.State?>
  let toChildAction: CaseKeyPath<Parent.Action, Child.Action>
  let callSite: CallSite

  public func _function() -> _ReducerFunction<Parent.State, Parent.Action> {
    let parent = parent._function()
    let child = childFunction(of: child, at: callSite)
    let path = toChildState
    let action = AnyCasePath(toChildAction)
    let identify = childIdentity(of: Child.State.self)
    let id = CancelID(ChildID(toChildState))
    let isEphemeral = Child.State.self is any _EphemeralState.Type
    let missingChildren = MissingChildren("ifLet", at: callSite)

    // snippet.ifLetFunction
    return { parentState, parentAction in
      var childEffect = Effect<Parent.Action>.none
      var answeredAlert: ChildIdentity?
      if let childAction = action.extract(from: parentAction) {
        if parentState[keyPath: path] != nil {
          let effect = child(&parentState[keyPath: path]!, childAction)
          childEffect = effect.map(action.embedValue).within(id)
          if isEphemeral { answeredAlert = parentState[keyPath: path].map(identify) }
        } else {
          missingChildren.report(
            action: parentAction,
            missing: "child state was \"nil\"",
            gone: "set child state to \"nil\"",
            check: "the child's state is not \"nil\""
          )
        }
      }

      let effect = runParent(parent, &parentState, parentAction, after: childEffect, cancelling: id)
      {
        $0[keyPath: path].map(identify)
      }
      // An alert ends with its first action, unless the parent has replaced it with another one.
      if answeredAlert != nil, answeredAlert == parentState[keyPath: path].map(identify) {
        parentState[keyPath: path] = nil
      }
      return effect
    }
    // snippet.end
  }
}
