// Save, then load: often one effect may start only when another has finished.

extension Effect {
  /// Starts each effect when the one before it has finished, on the thread where it finished. Fails
  /// as soon as one fails, without starting the rest.
  ///
  /// A part that is cancelled by its own id has finished, so the next one starts. When the whole is
  /// cancelled, none does.
  public static func concatenate(_ effects: Effect...) -> Effect {
    .concatenate(effects)
  }

  /// Starts each effect when the one before it has finished, on the thread where it finished. Fails
  /// as soon as one fails, without starting the rest.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let effects = effects.filter { $0.begin != nil }
    guard effects.count > 1 else { return effects.first ?? .none }
    return Effect { observer in
      Concatenation(of: effects, for: observer).performNext()
    }
  }
}

/// One run of a concatenation.
private struct Concatenation<Output, Failure: Error> {
  private let whole: Effect<Output, Failure>.Subscriber
  private let context: EffectContext
  private let rest: Locked<ArraySlice<Effect<Output, Failure>>>
  private let turns = Turns()

  init(of effects: [Effect<Output, Failure>], for observer: Effect<Output, Failure>.Observer) {
    whole = Effect.Subscriber(observer)
    context = observer.context
    rest = Locked(effects[...])
  }

  func performNext() {
    turns.take {
      guard let next = rest.withLock({ $0.popFirst() }) else {
        return whole.send(completion: .finished)
      }
      whole.perform(part: next, context: context) { completion in
        switch completion {
        case .finished: performNext()
        case .failure: whole.send(completion: completion)
        }
      }
    }
  }
}

/// Steps that are taken one after the other, never one inside another.
///
/// A part that finishes before its start returns asks for the next step from inside the current
/// one. That only adds a turn, so 100,000 such parts are a loop and use no more stack than one.
private struct Turns {
  private let count = Locked(0)

  func take(_ step: () -> Void) {
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    guard isFirst else { return }
    repeat {
      step()
    } while count.withLock { count in
      count -= 1
      return count > 0
    }
  }
}
