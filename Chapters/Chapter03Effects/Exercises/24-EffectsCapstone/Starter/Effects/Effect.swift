// The last rung of the ladder. A bare callback can neither say that it is done nor be stopped, and
// a function has no methods to combine it with others. A struct around a function has all of that,
// and is still a value: a description of work that has not begun.

/// How a run of an effect ends.
public enum Completion<Failure: Error> {
  case finished
  case failure(Failure)
}

extension Completion: Equatable where Failure: Equatable {}

/// Work that a store does for a reducer. It gives any number of values over time, then finishes or
/// fails.
///
/// An effect is a description. Making it does nothing; each start, by a store or by `sink`, does
/// the work again. A reducer's effects have `Never` as their failure: see `catchToEffect()`.
///
/// Values arrive on the thread on which the work gives them. A store wants them on its own thread,
/// which is what `receive(on:)` is for.
///
/// The closures given to the operators aren't `@Sendable`; this style is older than Swift's
/// concurrency. It has a rule instead: each closure runs on the thread on which its value comes in,
/// and uses only what it may use there. A closure in code of the main actor belongs to the main
/// actor, and Swift ends the program when another thread calls it; the closures of reducers and of
/// an environment's endpoints don't.
public struct Effect<Output, Failure: Error> {
  /// Begins the work for an observer. Nil if there is none to do.
  let begin: ((Observer) -> Void)?

  init(begin: @escaping (Observer) -> Void) {
    self.begin = begin
  }

  private init() {
    begin = nil
  }

  /// No work. It finishes at once, without a value.
  public static var none: Effect { Effect() }
}

extension Effect {
  /// What one run of an effect reports to.
  struct Observer {
    let context: EffectContext
    let receive: (Output) -> Void
    /// Called at most once, and nothing is called after it.
    let complete: (Completion<Failure>) -> Void
    /// Called with a way to stop the work, before the work begins, so that even the first value can
    /// stop it.
    let onStop: (@escaping () -> Void) -> Void
  }
}

extension Effect {
  /// Whether there is no work: true of `none`, and of what `map`, `merge` and the like make of it.
  /// Most actions have no effect. What stands around a reducer, or starts effects, need not do
  /// anything for that one:
  ///
  ///     let effect = run(&state, action, environment)
  ///     return effect.isNone ? .none : .concatenate(began, effect, ended)
  public var isNone: Bool { begin == nil }
}

/// A reducer's closure is `@Sendable`, and may return an effect that was made before it. That an
/// effect may be started on another thread than the one that made it is the rule above, which no
/// compiler checks.
extension Effect: @unchecked Sendable where Output: Sendable {}

extension Effect.Observer {
  /// An observer for the effect that an operator changes.
  func upstream<UpstreamOutput, UpstreamFailure>(
    receive: @escaping (UpstreamOutput) -> Void,
    complete: @escaping (Completion<UpstreamFailure>) -> Void
  ) -> Effect<UpstreamOutput, UpstreamFailure>.Observer {
    .init(context: context, receive: receive, complete: complete, onStop: onStop)
  }
}

// Work that is done before its start returns.
extension Effect {
  /// Gives one value.
  public init(value: Output) {
    self = .result { .success(value) }
  }

  /// Fails.
  public init(error: Failure) {
    self = .result { .failure(error) }
  }

  /// Gives what the function returns. It is called at each start, and the starting thread waits for
  /// it.
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
