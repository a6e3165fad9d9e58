// Two ways to play: drawn in place on a terminal, or printed screen after screen.
//
// Both run on the main thread and its run loop, because an app's store lives there and its effects
// answer there. On Linux, a program whose `main` is asynchronous has no main thread: the main
// queue's work then runs on any.

import Foundation
import Terminal

/// Plays on a terminal if there is one, otherwise as text.
@MainActor
func play(_ start: App.Start, isLogged: Bool = CommandLine.arguments.contains("--log")) throws {
  let log = Log(isOn: isLogged)
  let app = start(log)
  if Display(of: STDIN_FILENO).isTerminal, Display(of: STDOUT_FILENO).isTerminal {
    try playOnTerminal(app, log)
  } else {
    try playAsText(app, log)
  }
}

/// Plays until q, and leaves the terminal as it was.
@MainActor
func playOnTerminal(_ app: App, _ log: Log) throws {
  let screen = TerminalScreen(app, log)
  defer { screen.leave() }
  let session = try TerminalSession(
    usesAlternateScreen: true,
    hidesCursor: true,
    reporting: [SIGINT, SIGTERM, SIGHUP]
  ) { event in
    DispatchQueue.main.async { screen.receive(event) }
  }
  screen.session = session

  screen.draw()
  while screen.end == nil { waitForMain() }
  // Someone who presses s and then q wants it saved. A long computation is not waited for.
  let deadline = Date(timeIntervalSinceNow: 1)
  while app.isWorking(), Date() < deadline { waitForMain() }
  try screen.end?.get()
}

/// The app drawn in place, and its log below.
@MainActor
private final class TerminalScreen {
  private let player: Player
  private let log: Log
  private var willDraw = false
  var session: TerminalSession?
  /// Nil where the error output goes elsewhere.
  private var errors: ErrorCapture?
  /// How the play ended, once it has.
  private(set) var end: Result<Void, any Error>?

  init(_ app: App, _ log: Log) {
    player = Player(app)
    self.log = log
    player.changed = { [unowned self] in draw() }
    log.added = { [unowned self] in drawSoon() }
    guard Display(of: STDERR_FILENO).isTerminal else { return }
    errors = ErrorCapture { text in
      DispatchQueue.main.async { log.add(text.trimmingCharacters(in: .newlines)) }
    }
  }

  func receive(_ event: TerminalEvent) {
    switch event {
    case .key(.character("\u{4}")), .inputClosed: end = .success(())
    case .key(.character("q")) where !player.isTyping: end = .success(())
    case .key(.character(let key)): player.press(key)
    case .key(.enter): player.press("\n")
    case .key(.backspace): player.press("\u{7F}")
    case .key(.escape): player.press("\u{1B}")
    case .key(.left): player.travel(.back)
    case .key(.right): player.travel(.forth)
    case .key(.up), .key(.down): break
    case .signal(let number): end(by: number)
    case .resized, .redraw: draw()
    }
  }

  /// A file that is written once a second has to be written before a program dies by a signal, and
  /// no one tells it: on Linux, an app says itself that it will end.
  private func end(by number: Int32) {
    let name = Notification.Name("NSApplicationWillTerminateNotification")
    NotificationCenter.default.post(name: name, object: nil)
    leave()
    die(by: number)
  }

  /// Gives the terminal back, and then says what was reported meanwhile.
  func leave() {
    let text = errors?.restore() ?? ""
    session?.restore()
    if !text.isEmpty { try? Output(STDERR_FILENO).write(text) }
  }

  /// Draws once the code that adds to the log is done. That may be a reducer, whose state nobody
  /// can read before it returns.
  private func drawSoon() {
    guard !willDraw else { return }
    willDraw = true
    DispatchQueue.main.async {
      self.willDraw = false
      self.draw()
    }
  }

  func draw() {
    let size = Size(of: STDOUT_FILENO)
    let lines = player.lines.flatMap { wrap($0, width: size.columns) }
    do {
      try session?.draw(frame(lines + logLines(below: lines.count, in: size), in: size))
    } catch {
      end = .failure(error)
    }
  }

  /// As much of the log's end as there is room for.
  private func logLines(below count: Int, in size: Size) -> [String] {
    guard log.isOn else { return [] }
    let room = size.rows - count - 1
    guard room > 0 else { return [] }
    // An entry has at least one line.
    let lines = log.entries.suffix(room).flatMap {
      wrap($0, width: size.columns, hangingIndent: "  ")
    }
    return [""] + lines.suffix(room)
  }
}

/// Takes keys from the input's text until it ends or says q, and prints every screen, followed by
/// what was logged since the one before. The next key is read when what the one before has begun is
/// done.
@MainActor
func playAsText(_ app: App, _ log: Log) throws {
  let output = Output()
  let player = Player(app)
  var text = ""
  func add(_ screen: [String]) {
    for lines in [screen, log.takeEntries()] where !lines.isEmpty {
      text += lines.joined(separator: "\n") + "\n\n"
    }
  }
  func printText() throws {
    if !log.entries.isEmpty { add([]) }
    try output.write(text)
    text = ""
  }
  func wait() {
    // Once at least: an observer may be notified on the main queue's next turn.
    repeat { waitForMain(atMost: app.isWorking() ? 0.1 : 0) } while app.isWorking()
  }

  add(player.lines)
  player.changed = { add(player.lines) }
  wait()
  try printText()
  while let line = readLine(strippingNewline: false) {
    for key in line {
      if key == "q", !player.isTyping { return }
      player.press(key)
      wait()
      try printText()
    }
  }
}

/// Runs what the main queue is given next, or returns after a while without anything.
private func waitForMain(atMost seconds: TimeInterval = 0.1) {
  _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
}
