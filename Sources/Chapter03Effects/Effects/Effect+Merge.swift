// A reducer returns one effect and often wants several: at once, or one after the other.

extension Effect {
  /// Starts all of them, in this order. Gives the values of all as they come, finishes when all have
  /// finished, and fails, cancelling the others, as soon as one fails.
  public static func merge(_ effects: Effect...) -> Effect {
    .merge(effects)
  }

  // snippet.merge
  public static func merge(_ effects: [Effect]) -> Effect {
    let effects = effects.filter { $0.start != nil }
    guard effects.count > 1 else { return effects.first ?? .none }
    return Effect<Effect, Failure> { observer in
      effects.forEach(observer.receive)
      observer.complete(.finished)
    }
    .flatMap { $0 }
  }
  // snippet.end

  /// Starts each when the one before it has finished, and where it finished: on that thread. Fails,
  /// without starting the rest, as soon as one fails.
  ///
  /// A part that is cancelled by its own id has finished: the next one starts. When the whole is
  /// cancelled, none does.
  public static func concatenate(_ effects: Effect...) -> Effect {
    .concatenate(effects)
  }

  // snippet.concatenate
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let effects = effects.filter { $0.start != nil }
    guard effects.count > 1 else { return effects.first ?? .none }
    return Effect { observer in
      let subscriber = Subscriber(observer)
      let part = CancellationTable()
      let rest = Locked(effects[...])
      let turns = Locked(0)
      // A loop, not recursion: a part that finishes before its start returns only adds a turn, so
      // that 100,000 of them use no more stack than one.
      func startNext() {
        let isFirst = turns.withLock { turns in
          turns += 1
          return turns == 1
        }
        guard isFirst else { return }
        repeat {
          guard !subscriber.isOver, let next = rest.withLock({ $0.popFirst() }) else {
            return subscriber.send(completion: .finished)
          }
          next.start(
            Observer(
              context: observer.context,
              receive: subscriber.send(_:),
              complete: { completion in
                if case .failure = completion { subscriber.send(completion: completion) }
                startNext()
              },
              onStop: { _ in }
            ),
            in: part,
            id: 0
          )
          // Cancelled on another thread, in between.
          if subscriber.isOver { part.cancel(id: 0) }
        } while turns.withLock { turns in
          turns -= 1
          return turns > 0
        }
      }
      subscriber.onEnd { part.cancel(id: 0) }
      startNext()
    }
  }
  // snippet.end
}
