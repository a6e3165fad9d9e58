// Colour as a value that does nothing where colour is not allowed, so that no caller has to ask.

import Foundation

/// Dresses text for a terminal, or leaves it as it is.
///
///     let style = Style(isAllowed: Display(of: STDOUT_FILENO).hasColour)
///     print(style.green(style.bold("passed")))
///
/// Colour adds to a word and never stands for one. Style text after it was wrapped: ``wrap`` and
/// ``columns(of:)`` count plain text.
public struct Style: Sendable {
  private let isAllowed: Bool

  public init(isAllowed: Bool) {
    self.isAllowed = isAllowed
  }

  public static let plain = Style(isAllowed: false)

  public func bold(_ text: String) -> String { dress(text, on: 1, off: 22) }
  public func dim(_ text: String) -> String { dress(text, on: 2, off: 22) }
  public func red(_ text: String) -> String { dress(text, on: 31, off: 39) }
  public func green(_ text: String) -> String { dress(text, on: 32, off: 39) }
  public func yellow(_ text: String) -> String { dress(text, on: 33, off: 39) }
  public func cyan(_ text: String) -> String { dress(text, on: 36, off: 39) }

  /// Text that opens `file` when clicked, in terminals that know OSC 8; others show the text alone.
  public func link(_ text: String, to file: URL) -> String {
    guard isAllowed else { return text }
    return "\u{1B}]8;;\(file.absoluteString)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Each attribute is ended by its own code, not by a reset of all, so that styles nest.
  private func dress(_ text: String, on: Int, off: Int) -> String {
    isAllowed ? "\u{1B}[\(on)m\(text)\u{1B}[\(off)m" : text
  }
}
