// A screen that is handed the whole store can read everything and send anything. A scope gives it
// its part, without a second copy of the state that would go out of date.

extension Store {
  /// A store of a part of this one: it shows what `state` makes of each state, and sends what
  /// `action` makes of each action.
  ///
  ///     let counter = store.scope(state: \.counter, action: AppAction.counter)
  ///
  /// It keeps its parent, and the parent doesn't keep it. It has no reducer and no effects: both
  /// are the parent's, and so is the queue. `state` is called once per drain of that queue, and
  /// duplicates aren't removed: that is the `ViewStore`'s.
  public func scope<LocalState, LocalAction>(
    state toLocalState: @escaping (State) -> LocalState,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    Store<LocalState, LocalAction>(
      initialState: toLocalState(state.value),
      sendToParent: { _ in },  // Your code here.
      observeParent: { _ in AnyCancellable {} }
    )
  }

  /// A store of a part of the state, with the same actions.
  public func scope<LocalState>(
    state toLocalState: @escaping (State) -> LocalState
  ) -> Store<LocalState, Action> {
    scope(state: toLocalState, action: { $0 })
  }
}
