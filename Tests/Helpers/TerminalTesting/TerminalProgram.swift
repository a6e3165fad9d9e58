// A real program on a real terminal, seen as a person would see it. In what state a program leaves
// the terminal, and which signal it died of, no test inside its process can tell.

import Foundation

/// A program that runs alone on a pseudo-terminal of its own. It is killed when this is dropped.
///
///     let program = try TerminalProgram(.built("primetime"), arguments: ["1"])
///     try program.waitUntil { $0.contains("Counter") }
///     program.type("q")
///     #expect(try program.waitForEnd() == .exited(0))
///
/// Nothing here sleeps: each wait ends when the program writes or ends, or with an error at its
/// deadline, which is there to catch what hangs, and far away because a busy machine is slow. For
/// one thread.
public final class TerminalProgram {
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The terminal's settings before the program started.
  public let attributesBefore: TerminalAttributes

  /// The program's process.
  public let processID: pid_t
  private let terminal: Int32
  /// Our own hold on the program's side, so that the settings outlive the program.
  private let programSide: Int32
  /// At its end when the program has ended, because nobody else could write to it.
  private let life: Int32
  private var bytes: [UInt8] = []
  private var ending: Ending?

  /// Starts `executable` as the leader of a session that the terminal controls.
  ///
  /// - Parameter environment: What to add to the least that a program needs, or to replace in it.
  ///   None of the tests' own variables are handed on.
  /// - Throws: ``StartFailure`` if there is no such program or no terminal left.
  public init(
    _ executable: URL,
    arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    // One at a time: a program started in between would inherit what is not yet marked
    // close-on-exec, and keep `life` from ending.
    startLock.lock()
    defer { startLock.unlock() }

    var (terminal, programSide): (Int32, Int32) = (-1, -1)
    var size = winsize(columns: columns, rows: rows)
    guard openpty(&terminal, &programSide, nil, nil, &size) == 0 else {
      throw StartFailure(action: "openpty", code: errno)
    }
    var life: [Int32] = [-1, -1]
    guard pipe(&life) == 0 else { throw StartFailure(action: "pipe", code: errno) }
    for descriptor in [terminal, programSide] + life {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    self.terminal = terminal
    self.programSide = programSide
    self.life = life[0]
    attributesBefore = TerminalAttributes(of: terminal)
    let path = String(cString: ttyname(programSide))
    let code: Int32
    (processID, code) = start(
      executable,
      arguments,
      leastEnvironment.merging(environment) { $1 },
      terminal: path,
      life: life[1]
    )
    close(life[1])
    if code != 0 {
      ending = .exited(127)
      throw StartFailure(action: executable.path, code: code)
    }
  }

  deinit {
    if ending == nil {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
    close(terminal)
    close(programSide)
    close(life)
  }
}

extension TerminalProgram {
  /// All that the program wrote, escape sequences included, as far as it was read by a wait.
  public var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// The terminal's settings now.
  public var attributes: TerminalAttributes { TerminalAttributes(of: terminal) }

  /// Types `text`; `"\u{3}"` is Ctrl-C.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(terminal, bytes, bytes.count)
  }

  public func send(signal: Int32) {
    kill(processID, signal)
  }

  /// Sends SIGHUP to the processes in the foreground, as a terminal does that is closed.
  public func hangUpForeground() {
    kill(-tcgetpgrp(terminal), SIGHUP)
  }

  /// Resizes the window, of which the system tells the program by SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(columns: columns, rows: rows)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Forgets what was shown, so that the next wait sees only what is new.
  public func forgetShown() {
    readAll()
    bytes = []
  }

  /// Waits until what is shown satisfies `condition`, and reads all that was written by then.
  ///
  /// - Throws: ``WaitFailure`` if it does not within `seconds`, or when the program ends before.
  public func waitUntil(seconds: Double = 120, _ condition: (String) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !condition(shown) {
      try wait(until: deadline)
      if ending != nil, !condition(shown) { throw WaitFailure(shown: shown, ending: ending) }
    }
    readAll()
  }

  /// Waits for something that the program does elsewhere than on the screen.
  ///
  /// - Throws: ``WaitFailure`` if it does not within `seconds`, or when the program ends before.
  public func waitUntil(seconds: Double = 120, _ condition: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      if ending != nil || Date() > deadline { throw WaitFailure(shown: shown, ending: ending) }
      try? waitUntil(seconds: 0.02) { _ in condition() }
    }
  }

  /// Waits until the program has ended, and says how.
  ///
  /// - Throws: ``WaitFailure`` if it does not within `seconds`.
  public func waitForEnd(seconds: Double = 120) throws -> Ending {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let ending { return ending }
      try wait(until: deadline)
    }
  }

  /// Waits for output or the end, and takes note of it.
  private func wait(until deadline: Date) throws {
    var sources = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: life, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
    if poll(&sources, 2, milliseconds) == 0 { throw WaitFailure(shown: shown, ending: nil) }
    if sources[0].revents & Int16(POLLIN) != 0 {
      readSome()
    } else if sources[1].revents != 0 {
      readAll()
      var status: Int32 = 0
      waitpid(processID, &status, 0)
      // WIFSIGNALED and its like are macros, which Swift does not see.
      ending = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
    }
  }

  private func readSome() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &chunk, chunk.count)
    bytes += chunk.prefix(max(0, count))
  }

  /// Reads all that the program has written until now. The system hands it over later, in pieces,
  /// so a zero byte, which no program here writes, is sent after it and marks its end.
  private func readAll() {
    var mark: UInt8 = 0
    guard write(programSide, &mark, 1) == 1 else { return }
    var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while !bytes.contains(mark), poll(&source, 1, 1_000) == 1 { readSome() }
    bytes.removeAll { $0 == mark }
  }
}

/// A terminal's settings, to compare.
public struct TerminalAttributes: Equatable, Sendable {
  private let bytes: [UInt8]

  init(of terminal: Int32) {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    bytes = withUnsafeBytes(of: &attributes) { Array($0) }
  }
}

/// A program could not be started.
public struct StartFailure: Error, CustomStringConvertible {
  let action: String
  let code: Int32

  public var description: String { "\(action): \(String(cString: strerror(code)))" }
}

/// What was waited for did not come.
public struct WaitFailure: Error, CustomStringConvertible {
  let shown: String
  /// How the program ended, if it did before.
  public let ending: TerminalProgram.Ending?

  public var description: String {
    let reason = ending.map { "The program ended (\($0))" } ?? "The deadline passed"
    return "\(reason) after this was shown: \(shown.debugDescription)"
  }
}

extension URL {
  /// The program of this package that was built together with the running tests.
  public static func built(_ name: String) -> URL {
    #if canImport(Darwin)
      // Not run here. The tests are a bundle that another program loads.
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      return tests.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
    #else
      return Bundle.main.bundleURL.appendingPathComponent(name)
    #endif
  }
}

private let startLock = NSLock()

private let leastEnvironment = [
  "TERM": "xterm",
  "PATH": "/usr/bin:/bin",
  // Swift would ask on the terminal what to do about a crash, and not end.
  "SWIFT_BACKTRACE": "enable=no",
]

private func start(
  _ executable: URL,
  _ arguments: [String],
  _ environment: [String: String],
  terminal: String,
  life: Int32
) -> (pid_t, Int32) {
  #if canImport(Darwin)
    // Not run here.
    let newSession: Int16 = 0x0400
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which glibc hides from Swift
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  // The first terminal that a session leader opens becomes its session's.
  posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  posix_spawn_file_actions_adddup2(&actions, life, 3)
  posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF))
  var signals = sigset_t()
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)

  let words = ([executable.path] + arguments).map { strdup($0) }
  let variables = environment.map { strdup("\($0)=\($1)") }
  defer {
    for string in words + variables { free(string) }
  }
  var processID: pid_t = 0
  let code = posix_spawn(
    &processID,
    executable.path,
    &actions,
    &attributes,
    words + [nil],
    variables + [nil]
  )
  return (processID, code)
}

extension winsize {
  fileprivate init(columns: Int, rows: Int) {
    self.init()
    ws_col = UInt16(columns)
    ws_row = UInt16(rows)
  }
}
