// The screen is left, the query has changed: work in flight has to stop. The reducer has no handle
// on it, it only described it. So the description carries a name, and a later effect says that name.

extension Effect {
  /// Makes the effect one that `cancel(id:)` stops.
  ///
  /// One id may stand for several effects, and cancels them all. It is registered when the effect is
  /// started, before it runs. Cancelling completes it: in a `concatenate`, the next part follows.
  ///
  /// Put it last: a value that has passed it, and waits in a `receive(on:)` behind it, still arrives.
  ///
  /// - Parameters:
  ///   - id: Is known in one store. Two stores don't cancel each other's effects.
  ///   - cancelInFlight: Whether to cancel those that have this id when this one starts.
  // snippet.cancellable
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Effect {
    Effect { observer in
      let table = observer.context.cancellations
      if cancelInFlight { table.cancel(id: id) }
      start(observer, in: table, id: id)
    }
  }

  /// Stops the effects with this id that are running in this store. If there are none, it does
  /// nothing.
  public static func cancel(id: AnyHashable) -> Effect {
    Effect { observer in
      observer.context.cancellations.cancel(id: id)
      observer.complete(.finished)
    }
  }
  // snippet.end
}
