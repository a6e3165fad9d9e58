// `pullback` was a function that turned one reducer into another. `Scope` does the same in a
// `body`: it runs a feature on a part of the state and on the actions of that part.

import Diagnostics

/// Runs a child on a part of its parent's state, for the child's actions.
///
///     var body: some ReducerOf<Self> {
///       Scope(state: \.counter, action: \.counter) {
///         Counter()
///       }
///       Reduce { state, action in … }
///     }
///
/// Use it for a part that always exists; for one that comes and goes, use `ifLet`, `ifCaseLet` or
/// `forEach`. Put it above the parent's own reducer, so that the child runs first: a parent that
/// changes the state first could remove the child's state before the child sees the action.
///
/// A parent can cancel the child's effects by their ids. A child can cancel neither its parent's
/// effects nor another child's.
public struct Scope<ParentState, ParentAction, Child: Reducer>: _Operator {
  private let toChildState: ScopedState<ParentState, Child.State>
  private let toChildAction: CaseKeyPath<ParentAction, Child.Action>
  private let child: Child
  private let callSite: CallSite

  /// - Parameters:
  ///   - toChildState: The child's part of the state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child, as in a `body`.
  // Disfavored: an enum marked `@dynamicMemberLookup` has a property for each case, which can only
  // be set.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.toChildState = .field(toChildState)
    self.toChildAction = toChildAction
    self.child = child()
    self.callSite = CallSite(fileID, filePath, line, column)
  }

  /// Runs a child on a case of the state, for a state that is an enum with a feature in each case.
  ///
  /// A child action while the state is in another case is reported as an issue, and the child is
  /// skipped. If the parent changes the case, use `ifCaseLet`, which also ends the child's effects.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    // `\.self` isn't a case, but the whole state.
    if toChildState as AnyKeyPath == \Case<ParentState>.self,
      let whole = \ParentState.self as? WritableKeyPath<ParentState, ChildState>
    {
      self.toChildState = .field(whole)
    } else {
      self.toChildState = .enumCase(toChildState)
    }
    self.toChildAction = toChildAction
    self.child = child()
    self.callSite = CallSite(fileID, filePath, line, column)
  }

  public func _function() -> _ReducerFunction<ParentState, ParentAction> {
    switch toChildState {
    // snippet.scopeField
    case .field(let keyPath):
      let child = childFunction(of: child, at: callSite)
      let action = AnyCasePath(toChildAction)
      // With `\.self`, this is no child, but a piece of the same feature.
      let isPart = keyPath as AnyKeyPath != \ParentState.self
      let id = CancelID(ChildID(keyPath))
      return { parentState, parentAction in
        guard let childAction = action.extract(from: parentAction) else { return .none }
        let effect = child(&parentState[keyPath: keyPath], childAction)
        let parentEffect = effect.map(action.embedValue)
        return isPart ? parentEffect.within(id) : parentEffect
      }
    // snippet.end

    case .enumCase(let keyPath):
      let child = CaseChild(
        child,
        of: "Scope",
        at: callSite,
        state: keyPath,
        action: toChildAction
      )
      return { child.run(&$0, $1) }
    }
  }
}

/// The part of the state that a `Scope` runs on.
private enum ScopedState<Root, Value> {
  case field(WritableKeyPath<Root, Value>)
  case enumCase(CaseKeyPath<Root, Value>)
}
