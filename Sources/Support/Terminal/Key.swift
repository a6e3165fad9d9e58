// The keys that a program can tell apart. KeyDecoder finds them in what a terminal sends.

/// A key that was pressed.
public enum Key: Hashable, Sendable {
  /// One Unicode scalar; a control character too, such as tab or `"\u{4}"` for Ctrl-D. An accent
  /// typed as a character of its own comes as one.
  case character(Character)
  case enter
  case escape
  case backspace
  case up
  case down
  case left
  case right
}
