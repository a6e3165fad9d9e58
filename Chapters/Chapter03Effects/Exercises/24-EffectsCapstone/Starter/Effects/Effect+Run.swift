// Most of the world answers through callbacks: requests, watchers, delegates. These two turn such
// an answer into an effect.

extension Effect {
  /// Gives whatever `work` sends to the subscriber, now or later, from any thread.
  ///
  ///     Effect.run { subscriber in
  ///       let watcher = watch(file) { text in subscriber.send(text) }
  ///       return AnyCancellable { watcher.stop() }
  ///     }
  ///
  /// What `work` returns is kept until the run ends, and then cancelled, however it ends. Work that
  /// never sends a completion runs until it is cancelled.
  public static func run(_ work: @escaping (Subscriber) -> AnyCancellable) -> Effect {
    Effect { observer in
      let subscriber = Subscriber(observer)
      let cancellable = work(subscriber)
      subscriber.onEnd(cancellable.cancel)
    }
  }

  /// Gives the one result that `work` calls back with, now or later, from any thread. Calling back
  /// again does nothing. When the effect is cancelled, the work goes on and its result is dropped.
  public static func future(
    _ work:
      @escaping (_ callback: @escaping @Sendable (Result<Output, Failure>) -> Void) ->
      Void
  ) -> Effect {
    Effect { observer in
      let subscriber = Subscriber(observer)
      work { result in
        switch result {
        case .success(let value):
          subscriber.send(value)
          subscriber.send(completion: .finished)
        case .failure(let error):
          subscriber.send(completion: .failure(error))
        }
      }
    }
  }
}
