// What a session of the terminal tells, and why there may be none.

/// What happens at the terminal.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// The window has another ``Size``.
  case resized
  /// The program was stopped and goes on, or came back to the foreground. Draw everything again.
  case redraw
  /// One of the signals that the session was asked to report. Clean up, then
  /// ``TerminalSession/end(by:)``.
  case signal(Int32)
  /// There will be no more keys.
  case inputClosed
}

/// Why there is no ``TerminalSession``.
public enum TerminalSessionError: Error, Hashable, CustomStringConvertible {
  case notATerminal
  case alreadyOpen
  case outOfDescriptors

  public var description: String {
    switch self {
    case .notATerminal:
      "The input isn't a terminal, so keys can't be read one at a time. Run this in a terminal."
    case .alreadyOpen:
      "The terminal is held by another session already. Restore that one first."
    case .outOfDescriptors:
      "Too many files are open. Close some, or raise the limit (ulimit -n)."
    }
  }
}
