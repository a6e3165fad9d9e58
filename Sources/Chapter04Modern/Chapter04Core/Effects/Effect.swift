// In the last chapter an effect was a closure: once it was made, nobody could look into it.
// Cancelling by id then needs a global table that each closure finds by itself, and an effect that
// was cancelled before it got to run is missed. Here an effect is a description, a small tree, and
// the store that runs it knows every part of it from the start.

/// Work to be done outside the reducer, and the actions that come back from it.
///
/// An effect does nothing by itself. A store runs it after the reducer that returned it.
public struct Effect<Action>: Sendable {
  /// Nil if there is nothing to do, so that the most frequent effect costs nothing.
  let operation: Operation?

  // Actions don't have to be sendable. This is unchecked, but safe: the tree is never changed,
  // actions in it are passed on only on the main actor, and the closures in it are sendable.
  // snippet.Operation
  indirect enum Operation: @unchecked Sendable {
    case send(Action)
    case run(Run)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(id: CancelID, cancelInFlight: Bool, Operation)
    case cancel(id: CancelID)
    /// An effect of the child at this place: see `CancelID`.
    case within(CancelID, Operation)
    /// An effect of a presented child, and the action that ends the child.
    case dismissed(by: Action, Operation)
  }
  // snippet.end
}

extension Effect {
  /// True if there is nothing to do, so that code which runs this effect elsewhere doesn't have to
  /// start it. For the adapters to another style.
  package var isNone: Bool { operation == nil }

  /// The actions, in order, if sending them at once is all there is to do; otherwise nil. For the
  /// adapters to another style, which then don't have to run this effect.
  package var actionsAtOnce: [Action]? {
    switch operation {
    case nil: return []
    case .send(let action): return [action]
    case .merge(let parts):
      let actions = parts.compactMap { if case .send(let action) = $0 { action } else { nil } }
      return actions.count == parts.count ? actions : nil
    default: return nil
    }
  }

  /// No work.
  public static var none: Self {
    Effect(operation: nil)
  }

  /// Sends an action at once: it is handled before `store.send` returns, after the actions that are
  /// already waiting.
  ///
  /// For a child that tells its parent something. To share logic between two actions, call a method
  /// of the reducer: that costs no second run through all reducers.
  public static func send(_ action: Action) -> Self {
    Effect(operation: .send(action))
  }
}
