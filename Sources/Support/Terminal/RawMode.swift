// The terminal's two shapes, before and during, and the way from one to the other.

import Foundation

/// Clears the line that the cursor stands on, and everything below it.
public let clearedLine = "\r\u{1B}[J"

/// Input key by key and, on request, a screen of its own.
struct RawMode: Sendable {
  let input: Int32
  let output: Int32
  private let before: termios
  private let during: termios
  private let enterSequence: [UInt8]
  private let leaveSequence: [UInt8]

  /// Nil if `input` isn't a terminal. Changes nothing yet.
  init?(input: Int32, output: Int32, usesAlternateScreen: Bool, hidesCursor: Bool) {
    var before = termios()
    guard tcgetattr(input, &before) == 0 else { return nil }
    self.input = input
    self.output = output
    self.before = before

    var during = before
    during.c_lflag &= ~tcflag_t(ICANON | ECHO)
    during.c_lflag |= tcflag_t(ISIG)
    during.c_iflag &= ~tcflag_t(IXON)  // After Ctrl-S a write would block, and with it the way out.
    // A read returns at once, with nothing if another process took the bytes.
    withUnsafeMutableBytes(of: &during.c_cc) {
      $0[Int(VMIN)] = 0
      $0[Int(VTIME)] = 0
    }
    self.during = during

    // A terminal that knows bracketed paste marks what is pasted, so that it is not read as keys.
    enterSequence = Array(
      ((usesAlternateScreen ? "\u{1B}[?1049h" : "") + (hidesCursor ? "\u{1B}[?25l" : "")
        + "\u{1B}[?2004h").utf8
    )
    let endStyle = Display(of: output).hasColour ? "\u{1B}[0m" : ""
    leaveSequence = Array(
      ("\u{1B}[?2004l" + endStyle + (hidesCursor ? "\u{1B}[?25h" : "")
        + (usesAlternateScreen ? "\u{1B}[?1049l" : clearedLine)).utf8
    )
  }

  func enter() {
    apply()
    send(enterSequence)
  }

  /// Only the settings, after someone else may have changed them. An alternate screen must not be
  /// entered twice: the terminal would forget where the cursor was on the first.
  func apply() {
    withUnsafePointer(to: during) { _ = tcsetattr(input, TCSANOW, $0) }
  }

  func leave() {
    withUnsafePointer(to: before) { _ = tcsetattr(input, TCSANOW, $0) }
    send(leaveSequence)
  }

  /// Arranges for a crash to do the same.
  func leaveOnCrash() {
    CrashHandler.install(
      input: input,
      settings: before,
      output: output,
      leaveSequence: leaveSequence
    )
  }

  /// False after the shell put this process into the background, where the terminal is the shell's.
  var isInForeground: Bool { [getpgrp(), -1].contains(tcgetpgrp(input)) }

  private func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = write(output, $0.baseAddress, $0.count) }
  }
}
