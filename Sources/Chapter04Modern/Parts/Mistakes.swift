// If a path leads to something other than the child's state or action, the compiler finds many
// overloads that don't fit. It complains about one of them, for instance that the state isn't
// `CasePathable`, or fails without a message. So each operator has one more overload, which fits
// every mistake, can't be called, and says what is wrong. If another overload fits, Swift prefers
// that one.

extension Scope {
  @available(
    *,
    unavailable,
    message: """
      The paths don't lead to the child's own state and actions. For a state that is optional, use \
      'ifLet'; for a list, 'forEach'.
      """
  )
  @_disfavoredOverload
  public init<OtherState, OtherAction>(
    state: WritableKeyPath<ParentState, OtherState>,
    action: CaseKeyPath<ParentAction, OtherAction>,
    child: () -> Child
  ) {
    fatalError()
  }
}

extension Reducer {
  @available(
    *,
    unavailable,
    message: """
      The paths don't lead to the child's own state and actions. The state must be an optional one; \
      with presentation, 'ifLet(\\.$child, action: \\.child)', the '$' goes with a case that holds a \
      'PresentationAction'.
      """
  )
  @_disfavoredOverload
  public func ifLet<OtherState, OtherAction, Child: Reducer>(
    _ state: WritableKeyPath<State, OtherState>,
    action: CaseKeyPath<Action, OtherAction>,
    then child: () -> Child
  ) -> Self {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: """
      The paths don't lead to the case that holds the child's own state and to the one that holds its \
      actions.
      """
  )
  @_disfavoredOverload
  public func ifCaseLet<OtherState, OtherAction, Child: Reducer>(
    _ state: CaseKeyPath<State, OtherState>,
    action: CaseKeyPath<Action, OtherAction>,
    then child: () -> Child
  ) -> Self where State: CasePathable {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: """
      The path leads to a property of the state, not to a case. For an optional property, use 'ifLet'; \
      a state that is an enum needs 'CasePathable'.
      """
  )
  @_disfavoredOverload
  public func ifCaseLet<OtherState, OtherAction, Child: Reducer>(
    _ state: WritableKeyPath<State, OtherState>,
    action: CaseKeyPath<Action, OtherAction>,
    then child: () -> Child
  ) -> Self {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: """
      The paths don't lead to a list of the child's states and to the actions of that list. The state \
      must be an 'IdentifiedArray' with a case that holds an 'IdentifiedAction', or a 'StackState' with \
      one that holds a 'StackAction'.
      """
  )
  @_disfavoredOverload
  public func forEach<OtherState, OtherAction, Child: Reducer>(
    _ states: WritableKeyPath<State, OtherState>,
    action: CaseKeyPath<Action, OtherAction>,
    element child: () -> Child
  ) -> Self {
    fatalError()
  }
}
