// An effect is a description, a small tree. The store that carries it out knows every part of it
// before anything has begun.

/// Describes work outside the reducer, and the actions that come back from it. It does nothing by
/// itself.
public struct Effect<Action>: Sendable {
  /// Nil if there is nothing to do.
  let operation: Operation?

  // Unchecked, and right: the tree is never changed, the actions in it are handed on only on the
  // main actor, and the closures in it are sendable.
  indirect enum Operation: @unchecked Sendable {
    case send(Action)
    case run(@Sendable (Send<Action>) async -> Void)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(id: EffectID, cancelInFlight: Bool, Operation)
    case cancel(id: EffectID)
    /// An effect of the child at this place: see `within`.
    case within(EffectID, Operation)
  }

  /// There is nothing to do.
  public static var none: Effect { Effect(operation: nil) }

  /// Sends an action at once: it is handled before `store.send` returns, after those already
  /// waiting.
  public static func send(_ action: Action) -> Effect { Effect(operation: .send(action)) }

  /// Does work in a task, and sends any number of actions from it.
  ///
  /// The work sees the dependencies from when this is called. A `CancellationError` ends it
  /// silently. Any other error goes to the handler, or is reported if there is none.
  public static func run(
    _ work: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(
      operation: .run { send in
        await DependencyValues.$current.withValue(dependencies) {
          do {
            try await work(send)
          } catch is CancellationError {
            return
          } catch {
            if let handler { await handler(error, send) } else { reportUnhandled(error) }
          }
        }
      }
    )
  }

  /// Several effects at the same time, started in this order. Effects that are none are left out,
  /// and a single one is returned as it is.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let operations = effects.compactMap(\.operation)
    return operations.count < 2
      ? Effect(operation: operations.first) : Effect(operation: .merge(operations))
  }

  /// Several effects one after another: each starts when the previous one has ended. Effects that
  /// are none are left out, and a single one is returned as it is.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let operations = effects.compactMap(\.operation)
    return operations.count < 2
      ? Effect(operation: operations.first) : Effect(operation: .concatenate(operations))
  }

  /// This effect under an id, by which it can be cancelled while it runs.
  ///
  /// - Parameter cancelInFlight: Whether effects that already run under this id are cancelled
  ///   first, even if this effect is none.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    guard let operation else { return cancelInFlight ? .cancel(id: id) : .none }
    return Effect(
      operation: .cancellable(id: EffectID(id), cancelInFlight: cancelInFlight, operation)
    )
  }

  /// Cancels the effects that run under this id, in the feature that returns it and in its
  /// children.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(operation: .cancel(id: EffectID(id)))
  }

  /// The effect of a child as its parent returns it. Its ids are kept apart from those of other
  /// children and of the parent, and `cancel(id: child)` ends all of it.
  func within(_ child: some Hashable & Sendable) -> Effect {
    Effect(operation: operation.map { .within(EffectID(child), $0) })
  }

  /// This effect with each of its actions turned into another, whenever the action arrives.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    Effect<Other>(operation: operation.map { $0.map(transform) })
  }
}

extension Effect.Operation {
  func map<Other>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other>.Operation {
    switch self {
    case .send(let action):
      .send(transform(action))
    case .run(let work):
      .run { send in await work(Send { send.send(transform($0)) }) }
    case .merge(let operations):
      .merge(operations.map { $0.map(transform) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let operation):
      .cancellable(id: id, cancelInFlight: cancelInFlight, operation.map(transform))
    case .cancel(let id):
      .cancel(id: id)
    case .within(let child, let operation):
      .within(child, operation.map(transform))
    }
  }
}

// What a caller writes more conveniently.
extension Effect {
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  public func merge(with other: Effect) -> Effect { .merge([self, other]) }

  public func concatenate(with other: Effect) -> Effect { .concatenate([self, other]) }
}
