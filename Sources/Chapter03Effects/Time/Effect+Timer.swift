// A timer that is started anew while it runs must not tick twice, and one that nobody stops must stop
// with its screen. So it has an id from the start.

import Diagnostics

extension Effect where Output == SchedulerTime, Failure == Never {
  /// Gives the scheduler's time after each interval, the first time after one interval, until it is
  /// cancelled. A timer that is started while another one with this id runs takes its place.
  ///
  /// An interval that isn't greater than zero is reported, and such a timer never ticks.
  public static func timer(
    id: AnyHashable,
    every interval: Duration,
    on scheduler: some Scheduler,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    guard interval > .zero else {
      CallSite(fileID, filePath, line, column).report(
        "A timer every \(interval) would tick without end at one moment. Its interval must be "
          + "greater than zero; this timer never ticks."
      )
      return .cancel(id: id)
    }
    return Effect.run { subscriber in
      scheduler.schedule(after: scheduler.now + interval, interval: interval) {
        subscriber.send(scheduler.now)
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}
