/// Holds the current value, and changes it only by sending actions to the reducer.
public final class Store<Value, Action> {
  /// The current value. It changes only by `send(_:)`.
  public private(set) var value: Value

  /// Makes a store with a first value. The reducer is not called before the first action.
  public init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
  }

  /// Runs the reducer on the value with this action, then notifies the observers, in the order in
  /// which they were added.
  ///
  /// An action sent while another is being handled, by an observer or even by the reducer, waits
  /// until every observer has seen the value before it.
  ///
  /// A view hands the action to its parent. There is one queue, that of the store that has the
  /// reducer, so the order is one order for it and all its views.
  public func send(_ action: Action) {
  }

  /// Calls `observer` with each new value, from the next `send(_:)` on, until the token is dropped
  /// or cancelled.
  ///
  /// An observer that is added during a notification gets its first call with the action after. One
  /// that is cancelled during a notification, before its turn, isn't called any more.
  public func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
    ObservationToken {}
  }
}
