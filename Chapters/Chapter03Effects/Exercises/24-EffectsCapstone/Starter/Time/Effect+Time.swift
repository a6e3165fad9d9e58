// The caller decides when work begins and on which thread its values arrive, and a test controls
// both. So nothing here asks a clock or a queue: each operator is handed a scheduler.

extension Effect {
  /// Hands the values and the completion to the scheduler, which decides the thread they arrive on,
  /// and when. They keep their order if the scheduler keeps that of its work, as a serial queue
  /// does.
  ///
  ///     environment.load().receive(on: environment.mainQueue).catchToEffect(Action.loaded)
  public func receive(on scheduler: some Scheduler) -> Effect {
    self  // Your code here.
  }

  /// Gives each value, and the completion, this much later than the work does, on the scheduler:
  /// a socket's next ping, ten seconds after the last one was answered.
  ///
  /// The work itself starts immediately. To start it later, use `deferred(for:scheduler:)`.
  public func delay(for dueTime: Duration, scheduler: some Scheduler) -> Effect {
    self  // Your code here.
  }

  /// Starts the work after this time, on the scheduler. Cancelled before that, it never starts.
  public func deferred(for dueTime: Duration, scheduler: some Scheduler) -> Effect {
    self  // Your code here.
  }

  /// Starts the work once this time has passed without another effect of this id being started:
  /// when the typing pauses, not at every key.
  ///
  /// The start waits, not the output, so no work is done in vain. The work replaces earlier work
  /// with this id, even work that has started.
  public func debounce(
    id: AnyHashable,
    for dueTime: Duration,
    scheduler: some Scheduler
  ) -> Effect {
    self  // Your code here.
  }
}
