// When work begins, and on which thread its values arrive, is the caller's to say, and a test's to
// control. So nothing here asks a clock or a queue: each operator is handed a scheduler.

extension Effect {
  /// Hands the values and the completion to the scheduler, which decides the thread they arrive on,
  /// and when. They keep their order if the scheduler keeps that of its work, as a serial queue does.
  ///
  ///     environment.load().receive(on: environment.mainQueue).catchToEffect(Action.loaded)
  // snippet.receive
  public func receive(on scheduler: some Scheduler) -> Effect {
    guard let start else { return .none }
    return Effect { observer in
      start(
        observer.upstream(
          receive: { value in scheduler.schedule { observer.receive(value) } },
          complete: { completion in scheduler.schedule { observer.complete(completion) } }
        )
      )
    }
  }
  // snippet.end

  /// Starts the work after this time, on the scheduler. Cancelled before, it never starts.
  // snippet.deferred
  public func deferred(for dueTime: Duration, scheduler: some Scheduler) -> Effect {
    Effect { observer in
      let subscriber = Subscriber(observer)
      scheduler.schedule(after: scheduler.now + dueTime) {
        subscriber.start(self, context: observer.context)
      }
    }
  }
  // snippet.end

  /// Starts the work once this time has passed without another effect of this id being started:
  /// when the typing pauses, not at every key.
  ///
  /// It is the start that waits. Work that isn't started needn't be thrown away.
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
