// A screen should send only what the user does, and nothing that only an effect of the feature
// should send. So the user's actions are a separate type, in one case of the feature's actions, and
// the screen can send only those.

/// Actions with a case for what the user does: `case view(View)`.
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction

  /// The case itself.
  static func view(_ action: ViewAction) -> Self
}

/// A screen that sends its feature's view actions with `send(.buttonTapped)`.
///
///     struct CounterView: ViewActionSending {
///       let store: StoreOf<Counter>
///
/// The public library's macro writes this conformance.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action to the store.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
