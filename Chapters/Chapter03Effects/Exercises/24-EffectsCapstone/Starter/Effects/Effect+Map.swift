// What an effect gives is seldom what the reducer wants. A callback would need a wrapper for every
// change on the way; methods on the description turn it into another description.

extension Effect {
  /// Changes each value.
  public func map<NewOutput>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> Effect<NewOutput, Failure> {
    .none  // Your code here.
  }

  /// Changes the failure, for instance into the error that a client promises:
  ///
  ///     request(url).mapError { _ in NthPrimeError.offline }
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Effect<Output, NewFailure> {
    .none  // Your code here.
  }

  /// Turns a failure into a value, so that a reducer can receive it as an action:
  ///
  ///     environment.load().catchToEffect(Action.loaded)  // case loaded(Result<[Int], LoadError>)
  ///
  /// Each value becomes a success. The resulting effect can't fail.
  public func catchToEffect<NewOutput>(
    _ transform: @escaping (Result<Output, Failure>) -> NewOutput
  ) -> Effect<NewOutput, Never> {
    .none  // Your code here.
  }

  /// Turns a failure into a value.
  public func catchToEffect() -> Effect<Result<Output, Failure>, Never> {
    catchToEffect { $0 }
  }

  /// Does the work, and drops its values and its failure.
  public func fireAndForget<NewOutput, NewFailure>(
    outputType: NewOutput.Type = NewOutput.self,
    failureType: NewFailure.Type = NewFailure.self
  ) -> Effect<NewOutput, NewFailure> {
    guard let begin else { return .none }
    return Effect<NewOutput, NewFailure> { observer in
      begin(
        observer.upstream(
          receive: { _ in },
          complete: { _ in observer.complete(.finished) }
        )
      )
    }
  }
}
