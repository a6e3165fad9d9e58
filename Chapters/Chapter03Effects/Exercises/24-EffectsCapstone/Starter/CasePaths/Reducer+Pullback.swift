// A feature's reducer speaks of the feature's state, actions and environment. In an app, each of
// the three is a part of something bigger, and what its effects send back is the feature's action,
// which the app knows only wrapped in its own.

extension Reducer {
  /// Turns a feature's reducer into one of the whole app.
  ///
  ///     counterReducer.pullback(
  ///       state: \AppState.counter,
  ///       action: AppAction.counterPath,
  ///       environment: { app in CounterEnvironment(nthPrime: app.nthPrime) }
  ///     )
  ///
  /// It changes the part of the state at `state`, for the actions that `action` extracts something
  /// from, and isn't called for others. Whatever its effects send, however late, is embedded in the
  /// app's action by the same case path.
  ///
  /// One reducer pulled back twice, with two environments, is two features in one app. With a
  /// global environment that can't be done.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, State> & Sendable,
    action toLocalAction: CasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping @Sendable (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .empty  // Your code here.
  }
}
