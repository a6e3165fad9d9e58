// An effect of the last chapter was a closure: once made, nobody could look into it. Cancelling by
// id then needs a global table that each closure finds by itself, and an effect that was cancelled
// before it got to run is missed. Here an effect is a description, a small tree, and the store that
// runs it knows every part of it from the start.

/// What is to be done outside of the reducer, and which actions come back from it.
///
/// An effect does nothing by itself. A store runs it after the reducer that returned it.
public struct Effect<Action>: Sendable {
  /// Nil where nothing is to be done, so that the most frequent effect costs nothing.
  @usableFromInline let operation: Operation?

  @usableFromInline
  init(operation: Operation?) {
    self.operation = operation
  }

  // Actions need not be sendable. It is unchecked, and right: the tree is never changed, actions in
  // it are handed on only on the main actor, and the closures in it are sendable.
  @usableFromInline
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
  /// Whether nothing is to be done: what runs this effect elsewhere need not start it. For the
  /// adapters to another style.
  @_spi(Adapters) public var isNone: Bool { operation == nil }

  /// The actions, in order, if to send them at once is all that is to be done; else nil. For the
  /// adapters to another style, which then need not run this effect.
  @_spi(Adapters) public var actionsAtOnce: [Action]? {
    switch operation {
    case nil: return []
    case .send(let action): return [action]
    case .merge(let parts):
      let actions = parts.compactMap { if case .send(let action) = $0 { action } else { nil } }
      return actions.count == parts.count ? actions : nil
    default: return nil
    }
  }

  /// Nothing is to be done.
  @inlinable
  public static var none: Self {
    Effect(operation: nil)
  }

  /// Sends an action at once: it is handled before `store.send` returns, after what waits already.
  ///
  /// For a child that tells its parent something. To share logic between two actions, call a method
  /// of the reducer: that costs no second run through all reducers.
  public static func send(_ action: Action) -> Self {
    Effect(operation: .send(action))
  }
}
