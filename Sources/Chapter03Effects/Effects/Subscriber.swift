// Three things go wrong in every hand-written callback: it is called after it was cancelled, it is
// called after it was done, and what must be stored to cancel it is stored after it is already done,
// so that nobody ever removes it. The subscriber is the one place that gets these right.

extension Effect {
  /// One run of an effect, open until it is completed or cancelled. Nothing passes it afterwards.
  ///
  /// Safe on any thread. Values sent on several threads at once arrive in any order, and a value that
  /// is on its way on one thread while another cancels may still arrive.
  // snippet.Subscriber
  public final class Subscriber: Sendable {
    private struct Run {
      var observer: Observer?
      var teardown: [() -> Void] = []
    }

    private let run: Locked<Run>

    init(_ observer: Observer) {
      run = Locked(Run(observer: observer))
      observer.onStop(cancel)
    }

    /// Hands over a value. If another thread gets it that way, it must be one that this thread doesn't
    /// use any more, or one that any thread may use.
    public func send(_ value: Output) {
      let observer = run.withLock { $0.observer }
      observer?.receive(value)
    }

    /// Ends the run. A second completion does nothing.
    public func send(completion: Completion<Failure>) {
      end()?.complete(completion)
    }

    /// Ends the run without a word.
    func cancel() {
      _ = end()
    }

    var isOver: Bool {
      run.withLock { $0.observer == nil }
    }

    /// Calls `teardown` when the run ends, before its observer hears of it; at once, if it has ended
    /// already.
    func onEnd(_ teardown: @escaping () -> Void) {
      let isOver = run.withLock { run in
        if run.observer != nil { run.teardown.append(teardown) }
        return run.observer == nil
      }
      if isOver { teardown() }
    }

    /// Starts the effect as the work of this run, unless that is over.
    func start(_ effect: Effect, context: EffectContext) {
      guard !isOver else { return }
      guard let start = effect.start else { return send(completion: .finished) }
      start(
        Observer(
          context: context,
          receive: send(_:),
          complete: send(completion:),
          onStop: onEnd
        )
      )
    }

    private func end() -> Observer? {
      let ended = run.withLock { run in
        defer { run = Run() }
        return run
      }
      for teardown in ended.teardown { teardown() }
      return ended.observer
    }
  }
  // snippet.end
}

extension Effect {
  /// Gives whatever `work` sends to the subscriber, now or later, from any thread.
  ///
  ///     Effect.run { subscriber in
  ///       let watcher = watch(file) { text in subscriber.send(text) }
  ///       return AnyCancellable { watcher.stop() }
  ///     }
  ///
  /// What `work` returns is kept until the run ends, and is then cancelled, however it ends. Work
  /// that never sends a completion runs until it is cancelled.
  // snippet.run
  public static func run(_ work: @escaping (Subscriber) -> AnyCancellable) -> Effect {
    Effect { observer in
      let subscriber = Subscriber(observer)
      let cancellable = work(subscriber)
      subscriber.onEnd(cancellable.cancel)
    }
  }
  // snippet.end

  /// Gives the one result that `work` calls back with, now or later, from any thread. Calling back
  /// again does nothing. When cancelled, the work goes on, and its result is dropped.
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
