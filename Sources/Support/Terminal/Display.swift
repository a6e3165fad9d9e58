// What may be drawn where output goes. Asking in one place keeps a pipe, `TERM=dumb` and `NO_COLOR`
// from being honoured in some messages and forgotten in others.

import Foundation

/// What a file descriptor's other end can show.
public struct Display: Sendable {
  /// Whether it is a terminal that understands cursor movement. A pipe, a file, a closed descriptor
  /// and `TERM=dumb` are not: give them plain, append-only text.
  public let isTerminal: Bool

  /// Whether colour is allowed: on a terminal, unless `NO_COLOR` holds anything at all
  /// (https://no-color.org).
  public let hasColour: Bool

  /// Asks the system about `descriptor`. The size is not part of it, since it changes: see
  /// ``Size/init(of:)``.
  public init(
    of descriptor: Int32,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(isTerminal: isatty(descriptor) == 1, environment: environment)
  }

  init(isTerminal: Bool, environment: [String: String]) {
    self.isTerminal = isTerminal && environment["TERM"] != "dumb"
    self.hasColour = self.isTerminal && environment["NO_COLOR", default: ""].isEmpty
  }
}
