// A text field wants something that it can set, and a store's state can't be set. To set a field of
// the store is to send the action that says so.

extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state that can be set: to set it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { read(keyPath) }
    set { send(.binding(.set(keyPath, newValue))) }
  }
}
