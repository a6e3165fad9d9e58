// The time during which the terminal is ours. Whatever ends it, the terminal must be left as it was
// found: a shell without echo is what people remember of a program that crashed.

import Foundation

/// Holds the terminal: keys come one by one and are not echoed, and every way out restores it.
///
///     enum Event { case terminal(TerminalEvent), fileChanged }
///     let (events, continuation) = AsyncStream.makeStream(of: Event.self)
///     let session = try TerminalSession { continuation.yield(.terminal($0)) }
///     defer { session.restore() }
///     for await event in events { … try session.draw(…) … }
///
/// Restoring happens by ``restore()``, when the process exits or crashes, and on SIGINT (Ctrl-C),
/// SIGTERM, SIGHUP and SIGQUIT, by which the process then dies as if they had not been caught.
/// Ctrl-Z restores, stops, and enters again. Only SIGKILL leaves the terminal as it is.
///
/// A session lives until it is restored, even if nobody holds it.
public final class TerminalSession: Sendable {
  private let mode: RawMode
  private let signals: Signals
  private let reported: Set<Int32>
  private let onEvent: @Sendable (TerminalEvent) -> Void
  private let state = Locked(State())

  private struct State {
    /// Whether the terminal is in our mode now.
    var isEntered = false
    var isOver = false
  }

  /// Takes the terminal over.
  ///
  /// - Parameters:
  ///   - usesAlternateScreen: Draw on a screen of its own, after which the earlier one comes back.
  ///   - reporting: Those of ``endingSignals`` to hand to `onEvent` instead of dying by them. Each
  ///     is reported once: if it comes again, the program seems to hang, and it dies.
  ///   - onEvent: Called on the session's own thread, for one event after the other.
  /// - Throws: ``TerminalSessionError`` if `input` is no terminal, another session is not yet
  ///   restored, or too many files are open. Nothing has changed then.
  public init(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    usesAlternateScreen: Bool = false,
    hidesCursor: Bool = false,
    reporting: Set<Int32> = [],
    onEvent: @escaping @Sendable (TerminalEvent) -> Void
  ) throws(TerminalSessionError) {
    guard
      let mode = RawMode(
        input: input,
        output: output,
        usesAlternateScreen: usesAlternateScreen,
        hidesCursor: hidesCursor
      )
    else { throw .notATerminal }
    guard Self.current.with({ $0.take() }) else { throw .alreadyOpen }
    guard let signals = Signals(catching: endingSignals.union([SIGTSTP, SIGCONT, SIGWINCH])) else {
      Self.current.with { $0 = Current() }
      throw .outOfDescriptors
    }

    self.mode = mode
    self.signals = signals
    self.reported = reporting
    self.onEvent = onEvent
    _ = Self.restoreAtExit
    mode.leaveOnCrash()
    Self.current.with { $0.session = self }
    enter()
    Thread.detachNewThread { self.readEvents() }
  }

  /// Writes `text`, all of it, while the terminal is ours. Before a `.redraw`, and after
  /// ``restore()``, it is dropped: the terminal then belongs to the shell.
  public func draw(_ text: String) throws(WriteError) {
    try state.with { state throws(WriteError) in
      if state.isEntered { try Output(mode.output).write(text) }
    }
  }

  /// Leaves the terminal as it was found, and signals too. There are no more events. A second call
  /// does nothing.
  public func restore() {
    let wasOver = state.with { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if wasOver { return }
    leave()
    CrashHandler.uninstall()
    signals.uninstall()
    Self.current.with { $0 = Current() }
  }
}

extension TerminalSession {
  /// Restores the terminal, then ``die(by:)``.
  public func end(by number: Int32) -> Never {
    restore()
    die(by: number)
  }
}

extension TerminalSession {
  /// The one session of the process, since there is one terminal and one set of signal handlers.
  private struct Current {
    var isTaken = false
    var session: TerminalSession?

    mutating func take() -> Bool {
      defer { isTaken = true }
      return !isTaken
    }
  }

  private static let current = Locked(Current())

  private static let restoreAtExit: Void = {
    atexit { TerminalSession.current.with { $0.session }?.restore() }
  }()

  private func enter() {
    state.with { state in
      guard !state.isOver, mode.isInForeground else { return }
      if state.isEntered { mode.apply() } else { mode.enter() }
      state.isEntered = true
    }
  }

  private func leave() {
    state.with { state in
      if state.isEntered { mode.leave() }
      state.isEntered = false
    }
  }

  /// The session's thread. It blocks in poll alone, and is no reason for the process to stay alive.
  private func readEvents() {
    // Dispatch blocks signals on its threads, and a thread made there inherits that: raising
    // SIGTSTP would then wait for ever.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    var decoder = KeyDecoder()
    var reported = reported
    var isInputOpen = true
    while true {
      // In the background, keys are the shell's: reading them would stop the process.
      let readsKeys = isInputOpen && state.with { $0.isEntered }
      var sources = [
        pollfd(fd: signals.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readsKeys ? mode.input : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, decoder.isAmbiguous ? 50 : -1)
      if count == 0 { report(decoder.settle()) }
      guard count > 0 else { continue }

      if sources[0].revents != 0 {
        let numbers = signals.next()
        if numbers.isEmpty { break }
        for number in numbers { receive(number, &reported) }
      } else {
        let bytes = readKeys()
        report(decoder.decode(bytes))
        if bytes.isEmpty, sources[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
          isInputOpen = false
          onEvent(.inputClosed)
        }
      }
    }
    close(signals.reader)
  }

  private func report(_ keys: [Key]) {
    for key in keys { onEvent(.key(key)) }
  }

  private func receive(_ number: Int32, _ reported: inout Set<Int32>) {
    switch number {
    case SIGWINCH:
      onEvent(.resized)
    case SIGTSTP:
      leave()
      _ = signal(SIGTSTP, SIG_DFL)
      raise(SIGTSTP)  // Returns when the process is continued; at once if no shell could do that.
      Signals.catchSignal(SIGTSTP)
      resume()
    case SIGCONT:
      resume()
    default:
      if reported.remove(number) == nil { end(by: number) }
      onEvent(.signal(number))
    }
  }

  private func resume() {
    enter()
    if state.with({ $0.isEntered }) { onEvent(.redraw) }
  }

  /// Nothing once the session is over: what is typed then is for the next program.
  private func readKeys() -> [UInt8] {
    state.with { state in
      guard state.isEntered else { return [] }
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = read(mode.input, &bytes, bytes.count)
      return Array(bytes.prefix(max(0, count)))
    }
  }
}
