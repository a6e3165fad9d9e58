// A text field needs a value that it can set, but a store's state can't be set. So setting a field
// of the store sends the action that sets it.

extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state that can be set: setting it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { send(.binding(.set(keyPath, newValue))) }
  }

  /// A field of a field that can be set: `store[\.profile.name] = "Blob"`.
  public subscript<Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath] }
    set { self[dynamicMember: keyPath] = newValue }
  }
}

extension Store
where
  Action: Chapter04Modern.ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field that a view reads, and sets with a binding action among the view's actions.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { send(.view(.binding(.set(keyPath, newValue)))) }
  }
}
