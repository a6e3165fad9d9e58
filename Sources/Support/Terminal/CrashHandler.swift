// Leaves the terminal in order when the program crashes. A handler that runs in the middle of a
// crash may allocate nothing, take no lock and count no references, so all it needs lies in plain
// memory.

import Foundation

/// What to do about a terminal, written out in bytes.
struct CrashHandler: Sendable {
  private static let signals: [Int32] = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// From here until `uninstall()`, a crash gives the terminal back before it has its effect.
  static func install(input: Int32, settings: termios, output: Int32, leaveSequence: [UInt8]) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: leaveSequence.count)
    bytes.initialize(from: leaveSequence, count: leaveSequence.count)
    let terminal = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    terminal.initialize(
      to: Terminal(
        input: input,
        settings: settings,
        output: output,
        bytes: bytes,
        count: leaveSequence.count
      )
    )
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(signals.max()!) + 1)
    for number in signals {
      (actions + Int(number)).initialize(to: currentAction(of: number))
    }
    crashTerminal = terminal
    crashActions = actions
    for number in signals { _ = signal(number, handleCrash) }
  }

  static func uninstall() {
    guard let terminal = crashTerminal, let actions = crashActions else { return }
    for number in signals { restore(actions[Int(number)], of: number) }
    (crashTerminal, crashActions) = (nil, nil)
    terminal.pointee.bytes.deallocate()
    terminal.deallocate()
    actions.deallocate()
  }

  fileprivate struct Terminal {
    let input: Int32
    let settings: termios
    let output: Int32
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
  }
}

// Written before the handler is installed and after it is removed.
nonisolated(unsafe) private var crashTerminal: UnsafeMutablePointer<CrashHandler.Terminal>?
/// What each signal did before, at its number.
nonisolated(unsafe) private var crashActions: UnsafeMutablePointer<sigaction>?

/// The repeated signal has its former effect as soon as this returns.
private func handleCrash(_ number: Int32) {
  if let terminal = crashTerminal {
    withUnsafePointer(to: terminal.pointee.settings) {
      _ = tcsetattr(terminal.pointee.input, TCSANOW, $0)
    }
    _ = write(terminal.pointee.output, terminal.pointee.bytes, terminal.pointee.count)
  }
  if let output = crashErrors?.output {
    // This closes the pipe, so its reader comes to the end, unless the crash holds it up.
    dup2(output, STDERR_FILENO)
    var waits = 0
    while crashErrors?.isWhole == false, waits < 200 {
      poll(nil, 0, 1)
      waits += 1
    }
    crashErrors?.write()
  }
  if let crashActions { sigaction(number, crashActions + Int(number), nil) }
  raise(number)
}
