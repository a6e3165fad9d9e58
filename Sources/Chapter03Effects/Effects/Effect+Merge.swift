// A reducer returns one effect and often wants several at once.

extension Effect {
  /// Starts all of them, in this order. Gives the values of all as they come, finishes when all
  /// have finished, and fails as soon as one fails, which cancels the others.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  /// Starts all of them, in this order. Gives the values of all as they come, finishes when all
  /// have finished, and fails as soon as one fails, which cancels the others.
  public static func merge(_ effects: [Effect]) -> Effect {
    let effects = effects.filter { $0.begin != nil }
    guard effects.count > 1 else { return effects.first ?? .none }
    return Effect { observer in
      let parts = Parts(of: observer)
      for effect in effects { parts.perform(effect) }
      parts.complete(.finished)
    }
  }

  /// Starts another effect with each value, and gives what all of these give. It finishes when all
  /// have, and fails as soon as one does.
  public func flatMap<NewOutput>(
    _ transform: @escaping (Output) -> Effect<NewOutput, Failure>
  ) -> Effect<NewOutput, Failure> {
    guard let begin else { return .none }
    return Effect<NewOutput, Failure> { observer in
      let parts = Parts(of: observer)
      begin(
        Observer(
          context: observer.context,
          receive: { value in
            if !parts.whole.isOver { parts.perform(transform(value)) }
          },
          complete: parts.complete,
          onStop: { parts.whole.onEnd($0) }
        )
      )
    }
  }
}

/// The parts of one run that go on side by side. The run finishes when all of them have, and fails
/// as soon as one does.
private struct Parts<Output, Failure: Error> {
  let whole: Effect<Output, Failure>.Subscriber
  private let context: EffectContext
  /// How many have not finished. The first of them is what adds parts: as long as it may add
  /// another, the run isn't over, even if no part is running.
  private let unfinished = Locked(1)

  init(of observer: Effect<Output, Failure>.Observer) {
    whole = Effect.Subscriber(observer)
    context = observer.context
  }

  func perform(_ effect: Effect<Output, Failure>) {
    unfinished.withLock { $0 += 1 }
    whole.perform(part: effect, context: context, complete: complete)
  }

  func complete(_ completion: Completion<Failure>) {
    switch completion {
    case .finished:
      let isLast = unfinished.withLock { unfinished in
        unfinished -= 1
        return unfinished == 0
      }
      if isLast { whole.send(completion: .finished) }
    case .failure:
      whole.send(completion: completion)
    }
  }
}
