// Signals as bytes in a pipe. In a signal handler hardly anything is allowed; in the thread that
// reads the pipe, everything is.

import Foundation

/// While it is installed, the process's signals arrive in a pipe instead of having their effect.
struct Signals: Sendable {
  /// Those that end a process, and that a terminal or a shell sends.
  static let ending: Set<Int32> = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let others: Set<Int32> = [SIGTSTP, SIGCONT, SIGWINCH]
  private static let crashes: Set<Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Where the signals' numbers arrive, one byte each.
  let reader: Int32
  private let writer: Int32
  private let before: [Int32: sigaction]

  /// A signal that was ignored stays ignored: that is how `nohup` works. A crash leaves `mode` in the
  /// signal handler, and then has its effect. Nil if there is no pipe to be had.
  init?(leavingOnCrash mode: RawMode) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])

    var before: [Int32: sigaction] = [:]
    for number in Self.ending.union(Self.others).union(Self.crashes) {
      var action = sigaction()
      sigaction(number, nil, &action)
      before[number] = action
    }
    self.before = before

    signalWriter = writer
    crashMode = mode
    crashActions = before
    for number in Self.ending.union(Self.others) { Self.catchSignal(number) }
    for number in Self.crashes { _ = signal(number, handleCrash) }
  }

  /// Signals have the effect again that they had before.
  func uninstall() {
    for (number, action) in before {
      withUnsafePointer(to: action) { _ = sigaction(number, $0, nil) }
    }
    signalWriter = -1
    crashMode = nil
    close(writer)  // The reader sees the end, and closes its own.
  }

  /// Catches `number`, unless it is ignored.
  static func catchSignal(_ number: Int32) {
    let former = signal(number, handleSignal)
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = signal(number, SIG_IGN)
    }
  }
}

// What the handlers need. Written before they are installed and after they are removed.
nonisolated(unsafe) private var signalWriter: Int32 = -1
nonisolated(unsafe) private var crashMode: RawMode?
nonisolated(unsafe) private var crashActions: [Int32: sigaction] = [:]

private func handleSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(number)
  _ = write(signalWriter, &byte, 1)
  errno = code
}

/// The repeated signal has its former effect as soon as this returns.
private func handleCrash(_ number: Int32) {
  crashMode?.leave()
  var action = crashActions[number]!
  sigaction(number, &action, nil)
  raise(number)
}
