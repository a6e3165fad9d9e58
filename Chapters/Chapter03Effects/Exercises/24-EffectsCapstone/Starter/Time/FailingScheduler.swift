// A test that says "nothing here takes time" needs a scheduler that fails when it is used.

import Diagnostics

extension Scheduler where Self == AnyScheduler {
  /// A scheduler that must not be used. When it is, this is reported with its name. It never runs
  /// the work.
  public static func failing(
    _ name: String = "The scheduler",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnyScheduler {
    let callSite = CallSite(fileID, filePath, line, column)
    return AnyScheduler(
      FailingScheduler { use in
        callSite.report(
          "\(name) was asked \(use), and nothing here said that it may be used. Give the environment "
            + "a test scheduler or `.immediate`, or find out why the reducer asks for one."
        )
      }
    )
  }
}

private struct FailingScheduler: Scheduler {
  let report: @Sendable (String) -> Void

  var now: SchedulerTime {
    report("for the time")
    return SchedulerTime(sinceStart: .zero)
  }

  func schedule(_ work: @escaping () -> Void) {
    report("to run something")
  }

  func schedule(after time: SchedulerTime, _ work: @escaping () -> Void) {
    report("to run something later")
  }

  func schedule(
    after time: SchedulerTime,
    interval: Duration,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    report("to run something repeatedly")
    return AnyCancellable {}
  }
}
