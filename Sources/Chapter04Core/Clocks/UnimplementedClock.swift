// For a test of a feature that has a clock but shouldn't use it. With a real clock, the test
// wouldn't notice that something waits.

import Diagnostics

/// A clock that reports an issue whenever it is used, and then behaves like another clock: by
/// default an ``ImmediateClock``, so that the test goes on.
///
/// From swift-clocks 1.x.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A time of the underlying clock.
  public struct Instant: InstantProtocol {
    let base: AnyClock<Duration>.Instant

    public func advanced(by duration: Duration) -> Instant {
      Instant(base: base.advanced(by: duration))
    }

    public func duration(to other: Instant) -> Duration {
      base.duration(to: other.base)
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.base < rhs.base
    }
  }

  private let base: AnyClock<Duration>
  private let reportUse: @Sendable (_ member: String) -> Void

  /// - Parameter reportUse: Called whenever the clock is used.
  init<C: Clock>(_ base: C, reportUse: @escaping @Sendable (_ member: String) -> Void)
  where C.Duration == Duration {
    self.base = AnyClock(base)
    self.reportUse = reportUse
  }

  /// - Parameters:
  ///   - base: The clock to use after the report.
  ///   - name: The clock's name in the report.
  public init<C: Clock>(
    _ base: C,
    name: String = "\(C.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Duration == Duration {
    self.init(base) { member in
      reportIssue(
        """
        Unimplemented: \(name).\(member)

        This test uses a clock that it was not given. If time is to pass here, give it a "TestClock" or \
        an "ImmediateClock".
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// A clock that reports each use, and on which no time passes.
  /// - Parameters:
  ///   - name: The clock's name in the report.
  ///   - now: The clock's time.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Duration>.Instant = .init(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  public var now: Instant {
    reportUse("now")
    return Instant(base: base.now)
  }

  public var minimumResolution: Duration {
    reportUse("minimumResolution")
    return base.minimumResolution
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportUse("sleep")
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports each use, and on which no time passes.
  /// - Parameter name: The clock's name in the report.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: name,
      now: .init(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A new clock that reports an issue when it is used.
  public static func unimplemented(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
