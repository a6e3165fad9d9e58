// A text field needs a value that it can set, but a store's state can't be set. So setting a field
// of the store sends the action that sets it.
//
// A text field still sets its value while its sheet closes, and nobody waits for that value any
// more. Such an action isn't sent: the child's reducer couldn't handle it.

extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state that can be set: setting it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { sendIfPresent(.binding(.set(keyPath, newValue))) }
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
    set { sendIfPresent(.view(.binding(.set(keyPath, newValue)))) }
  }
}

extension Store {
  /// Sends an action, unless the state is that of a child that has been removed.
  fileprivate func sendIfPresent(_ action: Action) {
    if _contents.core.isPresent { send(action) }
  }
}
