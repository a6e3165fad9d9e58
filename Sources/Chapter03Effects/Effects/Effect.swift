// The last rung of the ladder. A bare callback can neither say that it is done nor be stopped, and a
// function has no methods to put it together by. A struct around a function has all of that, and is
// still a value: a description of work that nobody has begun.

/// How a run of an effect ends.
public enum Completion<Failure: Error> {
  case finished
  case failure(Failure)
}

extension Completion: Equatable where Failure: Equatable {}

/// Work that a store does for a reducer. It gives any number of values over time, then finishes or
/// fails.
///
/// An effect is a description. Making it does nothing; each start, by a store or by `sink`, does the
/// work anew. A reducer's effects have `Never` as their failure: see `catchToEffect()`.
///
/// Values arrive on the thread on which the work gives them: a store wants them on its own, which is
/// what `receive(on:)` is for.
///
/// The closures given to the operators aren't `@Sendable`, as in the time of this style. The rule
/// instead: each runs on the thread on which its value comes in, and uses only what it may use there.
/// A closure in code of the main actor belongs to the main actor, and Swift ends the program when it
/// is called elsewhere; those of reducers and of an environment's endpoints don't.
// snippet.Effect
public struct Effect<Output, Failure: Error> {
  /// Begins the work. Nil if there is none to do.
  let start: ((Observer) -> Void)?

  init(start: @escaping (Observer) -> Void) {
    self.start = start
  }

  private init() {
    start = nil
  }

  /// No work. It finishes at once, without a value.
  public static var none: Effect { Effect() }
}

extension Effect {
  /// Who is told of one run of an effect.
  struct Observer {
    /// What the effects of one store share.
    let context: EffectContext
    let receive: (Output) -> Void
    /// Is called at most once, and after it nothing.
    let complete: (Completion<Failure>) -> Void
    /// Is told how to stop the work, before it is begun: who is told of it may stop it at the first
    /// value.
    let onStop: (@escaping () -> Void) -> Void
  }
}
// snippet.end

extension Effect.Observer {
  /// An observer of an effect that this one's is made of.
  func upstream<UpstreamOutput, UpstreamFailure>(
    receive: @escaping (UpstreamOutput) -> Void,
    complete: @escaping (Completion<UpstreamFailure>) -> Void
  ) -> Effect<UpstreamOutput, UpstreamFailure>.Observer {
    .init(context: context, receive: receive, complete: complete, onStop: onStop)
  }
}

// Work that is done when it is started, before the start returns.
extension Effect {
  /// Gives one value.
  public init(value: Output) {
    self = .result { .success(value) }
  }

  /// Fails.
  public init(error: Failure) {
    self = .result { .failure(error) }
  }

  /// Gives what the function returns. It is called at each start, on the starting thread, which
  /// waits for it.
  public static func result(_ work: @escaping () -> Result<Output, Failure>) -> Effect {
    Effect { observer in
      switch work() {
      case .success(let value):
        observer.receive(value)
        observer.complete(.finished)
      case .failure(let error):
        observer.complete(.failure(error))
      }
    }
  }

  /// Does something, and gives no value: saving, logging.
  public static func fireAndForget(_ work: @escaping () -> Void) -> Effect {
    Effect { observer in
      work()
      observer.complete(.finished)
    }
  }
}
