// Effects side by side, one after another, and on their way up to a parent.

extension Effect {
  /// Several effects at the same time. They are started in this order.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Several effects at the same time. They are started in this order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    all(effects.compactMap { $0.operation }, Operation.merge)
  }

  /// This effect and another one at the same time.
  public func merge(with other: Self) -> Self {
    if operation == nil { return other }
    if other.operation == nil { return self }
    return Effect(operation: .merge(merged + other.merged))
  }

  /// The effects that this merges. A merge of merges would be as deep as it is long, and a long one
  /// would need too much stack.
  private var merged: [Operation] {
    if case .merge(let operations) = operation { operations } else { operation.map { [$0] } ?? [] }
  }

  /// Several effects one after another: each starts when the one before has ended, even if it ended
  /// because it was cancelled. Cancelling them as a whole drops those that haven't started.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Several effects one after another.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    all(effects.compactMap { $0.operation }, Operation.concatenate)
  }

  /// This effect, and then another one.
  public func concatenate(with other: Self) -> Self {
    if operation == nil { return other }
    if other.operation == nil { return self }
    return Effect(operation: .concatenate(concatenated + other.concatenated))
  }

  /// The effects that this concatenates: see `merged`.
  private var concatenated: [Operation] {
    if case .concatenate(let operations) = operation {
      operations
    } else {
      operation.map { [$0] } ?? []
    }
  }

  private static func all(
    _ operations: [Operation],
    _ combine: ([Operation]) -> Operation
  ) -> Self {
    operations.count < 2
      ? Effect(operation: operations.first) : Effect(operation: combine(operations))
  }

  /// This effect with each of its actions transformed.
  ///
  /// An action that arrives later is transformed when it arrives. `transform` runs on the main
  /// actor.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    guard let operation else { return .none }
    return Effect<T>(operation: operation.map(transform))
  }
}

extension Effect.Operation {
  func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .send(let action):
      return .send(transform(action))
    case .run(let run):
      return .run(
        Effect<T>.Run(priority: run.priority, name: run.name, dependencies: run.dependencies) {
          send in
          await run.operation(Send { send.send(transform($0)) })
        }
      )
    case .merge(let operations):
      return .merge(operations.map { $0.map(transform) })
    case .concatenate(let operations):
      return .concatenate(operations.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let operation):
      return .cancellable(id: id, cancelInFlight: cancelInFlight, operation.map(transform))
    case .cancel(let id):
      return .cancel(id: id)
    case .within(let id, let operation):
      return .within(id, operation.map(transform))
    case .dismissed(let action, let operation):
      return .dismissed(by: transform(action), operation.map(transform))
    }
  }
}
