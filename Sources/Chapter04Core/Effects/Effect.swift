// In the last chapter an effect was an opaque closure. Cancelling by id then needs a table that
// each closure must find by itself, and misses an effect that is cancelled before it begins. Here
// an effect is a description, a small tree, and the store that runs it knows every part of it from
// the start.

/// Work to be done outside the reducer, and the actions that come back from it.
///
/// An effect does nothing by itself. A store runs it after the reducer that returned it.
public struct Effect<Action>: Sendable {
  /// Nil if there is nothing to do, so that `none`, the most frequent effect, costs nothing.
  let operation: Operation?

  // Unchecked, because actions needn't be sendable. It is safe: the tree never changes, its actions
  // are used only on the main actor, and its closures are sendable.
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
  /// True if there is nothing to do, and so nothing to start. For the adapters to another style.
  package var isNone: Bool { operation == nil }

  /// The actions, in order, if the effect only sends actions immediately; otherwise nil. For the
  /// adapters to another style, which then needn't run this effect.
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

  /// Sends an action immediately: it is handled before `store.send` returns, after the actions that
  /// are already waiting.
  ///
  /// A child notifies its parent with it. To share logic between two actions, call a method of the
  /// reducer instead, which avoids a second run through all reducers.
  public static func send(_ action: Action) -> Self {
    Effect(operation: .send(action))
  }
}
