// A screen should send what the user does, and not what an effect of the feature learned. So the
// actions of the user are a type of their own, in one case of the feature's, and the screen can
// send those alone.

/// Actions with a case for what the user does: `case view(View)`.
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction

  /// The case itself.
  static func view(_ action: ViewAction) -> Self
}

/// A screen that sends its feature's view actions by `send(.buttonTapped)`.
///
///     struct CounterView: ViewActionSending {
///       let store: StoreOf<Counter>
///
/// It is what the public library's macro makes of a screen.
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
