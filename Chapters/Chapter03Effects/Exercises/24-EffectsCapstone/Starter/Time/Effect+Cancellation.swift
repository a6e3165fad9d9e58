// The screen is left, the query has changed: work in flight has to stop. The reducer has no handle
// on it, because it only described it. So the description carries an id, and a later effect names
// that id.

extension Effect {
  /// Makes the effect one that `cancel(id:)` stops.
  ///
  /// One id may stand for several effects; cancelling it stops them all. An effect is registered
  /// before it begins. Cancelling completes it, so in a `concatenate` the next part follows.
  ///
  /// Put it last: a value that has passed it, and waits in a `receive(on:)` after it, still
  /// arrives.
  ///
  /// - Parameters:
  ///   - id: Known in one store. Two stores don't cancel each other's effects.
  ///   - cancelInFlight: Whether to cancel the effects with this id when this one starts. It spares
  ///     those it is inside: `work.debounce(id: 1, …).cancellable(id: 1)` cancels earlier ones, not
  ///     itself.
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Effect {
    self  // Your code here.
  }

  /// Stops all effects with this id that are running in this store, even one that it is part of. If
  /// there are none, it does nothing.
  public static func cancel(id: AnyHashable) -> Effect {
    .none  // Your code here.
  }
}
