// A timer that is started again while it runs must not tick twice, and one that nobody stops must
// stop with its screen. So a timer can't be made without an id.

import Diagnostics

extension Effect where Output == SchedulerTime, Failure == Never {
  /// Gives the scheduler's time after each interval, the first time after one interval, until it is
  /// cancelled. A timer that starts while another one with this id is running replaces it.
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
    .none  // Your code here.
  }
}
