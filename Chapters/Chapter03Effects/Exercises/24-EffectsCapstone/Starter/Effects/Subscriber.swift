// Three things go wrong in every hand-written callback: it is called after it was cancelled; it is
// called after it was done; and what cancels the work is stored only after the work is done, so
// that nobody ever removes it. The subscriber is the one place that gets these right.

extension Effect {
  /// One run of an effect, open until it completes or is cancelled. Nothing passes it afterwards.
  ///
  /// Safe to call from any thread. Values that several threads send at once arrive in any order,
  /// and a value that is on its way on one thread while another cancels may still arrive.
  public final class Subscriber: Sendable {
    private struct Run {
      var observer: Observer?
      var teardown = Entries<() -> Void>()
    }

    private let run: Locked<Run>

    init(_ observer: Observer) {
      run = Locked(Run(observer: observer))
      observer.onStop(cancel)
    }

    /// Hands over a value. Once the run has ended, this does nothing.
    ///
    /// If the value reaches another thread this way, either this thread no longer uses it, or any
    /// thread may use it.
    public func send(_ value: Output) {
      let observer = run.withLock { $0.observer }
      observer?.receive(value)
    }

    /// Ends the run. A second completion does nothing.
    public func send(completion: Completion<Failure>) {
      end()?.complete(completion)
    }

    /// Ends the run without notifying the observer.
    func cancel() {
      _ = end()
    }

    var isOver: Bool {
      run.withLock { $0.observer == nil }
    }

    /// Calls `teardown` when the run ends, before its observer is notified; immediately, if it has
    /// already ended.
    ///
    /// - Returns: A key for `removeTeardown`, or nil if the run has ended.
    @discardableResult
    func onEnd(_ teardown: @escaping () -> Void) -> Int? {
      let key = run.withLock { run in
        run.observer == nil ? nil : run.teardown.insert(teardown)
      }
      if key == nil { teardown() }
      return key
    }

    private func removeTeardown(_ key: Int) {
      run.withLock { $0.teardown.remove(key) }
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
}

extension Effect.Subscriber {
  /// Performs the effect as the work of this run, unless the run is over.
  func perform(_ effect: Effect<Output, Failure>, context: EffectContext) {
    guard !isOver else { return }
    guard let begin = effect.begin else { return send(completion: .finished) }
    begin(
      Effect.Observer(
        context: context,
        receive: send(_:),
        complete: send(completion:),
        onStop: { self.onEnd($0) }
      )
    )
  }

  /// Performs the effect as one part of this run's work. Its values are this run's; what its
  /// completion means, `complete` decides. When this run ends first, the part is cancelled.
  func perform(
    part effect: Effect<Output, Failure>,
    context: EffectContext,
    complete: @escaping (Completion<Failure>) -> Void
  ) {
    let part = Effect.Subscriber(
      Effect.Observer(context: context, receive: send(_:), complete: complete, onStop: { _ in })
    )
    guard let key = onEnd(part.cancel) else { return }
    part.onEnd { self.removeTeardown(key) }
    part.perform(effect, context: context)
  }
}
