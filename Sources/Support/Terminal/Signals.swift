// Signals as bytes in a pipe, and dying by one. In a signal handler hardly anything is allowed; in
// the thread that reads the pipe, everything is. All that this package does with signals is here
// and in CrashHandler.

import Foundation

/// The signals that end a process, and that a terminal, a shell or `kill` sends.
public let endingSignals: Set<Int32> = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2]

/// Ends this process by signal `number`, as if nobody had caught it, so that the parent sees what
/// happened: a shell script, for one, stops at a program that died by Ctrl-C and goes on after one
/// that exited.
public func die(by number: Int32) -> Never {
  _ = signal(number, SIG_DFL)
  // If every thread blocked it, as those of Dispatch do, it would never arrive.
  var this = sigset_t()
  sigemptyset(&this)
  sigaddset(&this, number)
  pthread_sigmask(SIG_UNBLOCK, &this, nil)
  kill(getpid(), number)
  while true { pause() }
}

/// Does work that has to be cancelled before the process may die, such as work that started
/// programs in sessions of their own, which the terminal's signals don't reach.
///
/// If one of ``endingSignals`` arrives, the work is cancelled and waited for; then the process dies
/// by that signal. If another arrives meanwhile, the work seems to hang, and the process dies at
/// once. A signal that was ignored before, as under `nohup`, stays ignored.
public func interruptible<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  guard let signals = Signals(catching: endingSignals) else { return try await work() }
  defer { signals.uninstall() }
  let task = Task { try await work() }
  let received = Locked(Int32?.none)
  signals.onEach { number in
    let isFirst = received.with { first in
      defer { first = first ?? number }
      return first == nil
    }
    if !isFirst { die(by: number) }
    task.cancel()
  }
  let result = await withTaskCancellationHandler {
    await task.result
  } onCancel: {
    task.cancel()
  }
  if let number = received.with({ $0 }) { die(by: number) }
  return try result.get()
}

/// While it is installed, some signals arrive in a pipe instead of having their effect. There is at
/// most one at a time, since a process has one set of handlers.
struct Signals: Sendable {
  /// Where the signals' numbers arrive, one byte each. The reader closes it at its end.
  let reader: Int32
  private let writer: Int32
  private let before: [Int32: sigaction]

  /// A signal that was ignored stays ignored: that is how `nohup` works. Nil if there is no pipe to
  /// be had.
  init?(catching numbers: Set<Int32>) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])
    before = Dictionary(uniqueKeysWithValues: numbers.map { ($0, currentAction(of: $0)) })
    signalWriter = writer
    for number in numbers { Self.catchSignal(number) }
  }

  /// Signals have the effect again that they had before.
  func uninstall() {
    for (number, action) in before { restore(action, of: number) }
    signalWriter = -1
    close(writer)  // The reader sees the end, and closes its own.
  }

  /// Reads the signals on a thread of its own, until they are uninstalled.
  func onEach(_ receive: @escaping @Sendable (Int32) -> Void) {
    Thread.detachNewThread {
      var source = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      while true {
        guard poll(&source, 1, -1) > 0 else { continue }
        let numbers = next()
        if numbers.isEmpty { break }
        for number in numbers { receive(number) }
      }
      close(reader)
    }
  }

  /// The signals that have arrived; none once they are uninstalled. For when `reader` is ready.
  func next() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { Int32($0) }
  }

  /// Catches `number`, unless it is ignored.
  static func catchSignal(_ number: Int32) {
    let former = signal(number, handleSignal)
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = signal(number, SIG_IGN)
    }
  }
}

func currentAction(of number: Int32) -> sigaction {
  var action = sigaction()
  sigaction(number, nil, &action)
  return action
}

func restore(_ action: sigaction, of number: Int32) {
  withUnsafePointer(to: action) { _ = sigaction(number, $0, nil) }
}

// Written before the handler is installed and after it is removed.
nonisolated(unsafe) private var signalWriter: Int32 = -1

private func handleSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(number)
  _ = write(signalWriter, &byte, 1)
  errno = code
}
