// A store starts effects and keeps them until they end. Anything else that runs effects of this
// chapter must do the same: if they were started one by one, with `sink`, each would have its own
// table of ids, and `cancel(id:)` would reach nothing.

/// Runs effects for something that isn't a store, such as a store of another style. They share
/// their ids, and are completed when this goes. For adapters; a feature has no use for it.
package final class EffectHost {
  private let context = EffectContext()

  /// A host with nothing in flight.
  package init() {}

  /// How many effects are in flight. One with an id counts once more for it.
  package var effectsInFlight: Int { context.cancellations.count }

  /// Starts an effect, and keeps it until it ends.
  ///
  /// - Parameters:
  ///   - receive: Called with each value, on the thread on which it comes.
  ///   - complete: Called at most once, and not when the effect is stopped by what is returned.
  /// - Returns: What stops the effect; nil if it has ended already.
  package func start<Output>(
    _ effect: Effect<Output, Never>,
    receive: @escaping (Output) -> Void,
    complete: @escaping () -> Void
  ) -> (() -> Void)? {
    let subscriber = Effect<Output, Never>.Subscriber(
      Effect.Observer(
        context: context,
        receive: receive,
        complete: { _ in complete() },
        onStop: { _ in }
      )
    )
    subscriber.perform(effect, context: context)
    // Most have ended by now. The others are entered afterwards, which is early enough: nobody else
    // knows this id.
    if subscriber.isOver { return nil }
    let table = context.cancellations
    let key = table.insert(id: Hosted()) { subscriber.send(completion: .finished) }
    subscriber.onEnd { table.remove(id: Hosted(), key: key) }
    return subscriber.cancel
  }

  deinit {
    context.cancellations.cancel(id: Hosted())
  }
}

/// The id under which a host keeps all its effects.
private struct Hosted: Hashable {}
