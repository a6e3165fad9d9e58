// What an effect gives is seldom what the reducer wants. A callback would need a wrapper for every
// change on the way; methods on the description turn it into another description.

extension Effect {
  /// Changes each value.
  // snippet.map
  public func map<NewOutput>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> Effect<NewOutput, Failure> {
    guard let start else { return .none }
    return Effect<NewOutput, Failure> { observer in
      start(
        observer.upstream(
          receive: { observer.receive(transform($0)) },
          complete: observer.complete
        )
      )
    }
  }
  // snippet.end

  /// Starts another effect with each value, and gives what all of these give. It finishes when all
  /// have, and fails as soon as one does.
  public func flatMap<NewOutput>(
    _ transform: @escaping (Output) -> Effect<NewOutput, Failure>
  ) -> Effect<NewOutput, Failure> {
    guard let start else { return .none }
    return Effect<NewOutput, Failure> { observer in
      let subscriber = Effect<NewOutput, Failure>.Subscriber(observer)
      let inner = CancellationTable()
      let unfinished = Locked(1)  // This effect itself.
      let complete = { (completion: Completion<Failure>) in
        switch completion {
        case .finished:
          let isLast = unfinished.withLock { count in
            count -= 1
            return count == 0
          }
          if isLast { subscriber.send(completion: .finished) }
        case .failure:
          subscriber.send(completion: completion)
        }
      }
      subscriber.onEnd { inner.cancel(id: 0) }
      start(
        Observer(
          context: observer.context,
          receive: { value in
            guard !subscriber.isOver else { return }
            unfinished.withLock { $0 += 1 }
            transform(value).start(
              .init(
                context: observer.context,
                receive: subscriber.send(_:),
                complete: complete,
                onStop: { _ in }
              ),
              in: inner,
              id: 0
            )
            // Cancelled on another thread, in between.
            if subscriber.isOver { inner.cancel(id: 0) }
          },
          complete: complete,
          onStop: subscriber.onEnd
        )
      )
    }
  }

  /// Turns a failure into a value, so that a reducer can take it as an action:
  ///
  ///     environment.load().catchToEffect(Action.loaded)  // case loaded(Result<[Int], LoadError>)
  ///
  /// Each value comes as a success. The effect itself can't fail any more.
  public func catchToEffect<NewOutput>(
    _ transform: @escaping (Result<Output, Failure>) -> NewOutput
  ) -> Effect<NewOutput, Never> {
    guard let start else { return .none }
    return Effect<NewOutput, Never> { observer in
      start(
        observer.upstream(
          receive: { observer.receive(transform(.success($0))) },
          complete: { completion in
            if case .failure(let error) = completion {
              observer.receive(transform(.failure(error)))
            }
            observer.complete(.finished)
          }
        )
      )
    }
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
    guard let start else { return .none }
    return Effect<NewOutput, NewFailure> { observer in
      start(
        observer.upstream(
          receive: { _ in },
          complete: { _ in observer.complete(.finished) }
        )
      )
    }
  }
}
