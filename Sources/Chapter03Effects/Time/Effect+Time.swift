// The caller decides when work begins and on which thread its values arrive, and a test controls
// both. So nothing here asks a clock or a queue: each operator is handed a scheduler.

extension Effect {
  /// Hands the values and the completion to the scheduler, which decides the thread they arrive on,
  /// and when. They keep their order if the scheduler keeps that of its work, as a serial queue
  /// does.
  ///
  ///     environment.load().receive(on: environment.mainQueue).catchToEffect(Action.loaded)
  // snippet.receive
  public func receive(on scheduler: some Scheduler) -> Effect {
    guard let begin else { return .none }
    return Effect { observer in
      begin(
        observer.upstream(
          receive: { value in scheduler.schedule { observer.receive(value) } },
          complete: { completion in scheduler.schedule { observer.complete(completion) } }
        )
      )
    }
  }
  // snippet.end

  /// Gives each value, and the completion, this much later than the work does, on the scheduler:
  /// a socket's next ping, ten seconds after the last one was answered.
  ///
  /// The work itself starts immediately. To start it later, use `deferred(for:scheduler:)`.
  public func delay(for dueTime: Duration, scheduler: some Scheduler) -> Effect {
    guard let begin else { return .none }
    return Effect { observer in
      func later(_ work: @escaping () -> Void) {
        scheduler.schedule(after: scheduler.now + dueTime, work)
      }
      begin(
        observer.upstream(
          receive: { value in later { observer.receive(value) } },
          complete: { completion in later { observer.complete(completion) } }
        )
      )
    }
  }

  /// Starts the work after this time, on the scheduler. Cancelled before that, it never starts.
  // snippet.deferred
  public func deferred(for dueTime: Duration, scheduler: some Scheduler) -> Effect {
    Effect { observer in
      let subscriber = Subscriber(observer)
      scheduler.schedule(after: scheduler.now + dueTime) {
        subscriber.perform(self, context: observer.context)
      }
    }
  }
  // snippet.end

  /// Starts the work once this time has passed without another effect of this id being started:
  /// when the typing pauses, not at every key.
  ///
  /// The start waits, not the output, so no work is done in vain. The work replaces earlier work
  /// with this id, even work that has started.
  // snippet.debounce
  public func debounce(
    id: AnyHashable,
    for dueTime: Duration,
    scheduler: some Scheduler
  ) -> Effect {
    deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
  }
  // snippet.end
}
