// Two ways to play: drawn in place on a terminal, or printed screen after screen.
//
// Both run on the main thread and its run loop, since that is where an app's store lives and where
// its effects answer. NB: A program whose `main` is asynchronous has, on Linux, no main thread: the
// main queue's work then runs on any.

import Foundation
import Terminal

/// Plays on a terminal if there is one, otherwise as text.
@MainActor
func play(_ app: App) throws {
  if Display(of: STDIN_FILENO).isTerminal, Display(of: STDOUT_FILENO).isTerminal {
    try playOnTerminal(app)
  } else {
    try playAsText(app)
  }
}

/// Plays until q, and leaves the terminal as it was.
@MainActor
func playOnTerminal(_ app: App) throws {
  let screen = TerminalScreen(app)
  let session = try TerminalSession(usesAlternateScreen: true, hidesCursor: true) { event in
    DispatchQueue.main.async { screen.receive(event) }
  }
  defer { session.restore() }
  screen.session = session
  let token = app.observe(screen.draw)
  defer { withExtendedLifetime(token) {} }

  screen.draw()
  while screen.end == nil { waitForMain() }
  // Someone who presses s and then q wants it saved. A long computation is not waited for.
  let deadline = Date(timeIntervalSinceNow: 1)
  while app.isWorking(), Date() < deadline { waitForMain() }
  try screen.end?.get()
}

/// The app drawn in place.
@MainActor
private final class TerminalScreen {
  private let app: App
  var session: TerminalSession?
  /// How the play ended, once it has.
  private(set) var end: Result<Void, any Error>?

  init(_ app: App) {
    self.app = app
  }

  func receive(_ event: TerminalEvent) {
    switch event {
    case .key(.character("\u{4}")), .inputClosed: end = .success(())
    case .key(.character("q")) where !app.isTyping(): end = .success(())
    case .key(.character(let key)): app.press(key, Date())
    case .key(.enter): app.press("\n", Date())
    case .key(.backspace): app.press("\u{7F}", Date())
    case .key(.escape): app.press("\u{1B}", Date())
    case .key, .signal: break
    case .resized, .redraw: draw()
    }
  }

  func draw() {
    let size = Size(of: STDOUT_FILENO)
    let lines = lines(of: app).flatMap { wrap($0, width: size.columns) }
    do {
      try session?.draw(frame(lines, in: size))
    } catch {
      end = .failure(error)
    }
  }
}

/// Takes keys from the input's text until it ends or says q, and prints every screen. The next key
/// is read when what the one before has begun is done.
@MainActor
func playAsText(_ app: App) throws {
  let output = Output()
  var screens = [lines(of: app)]
  let token = app.observe { screens.append(lines(of: app)) }
  defer { withExtendedLifetime(token) {} }

  func printScreens() throws {
    try output.write(screens.map { $0.joined(separator: "\n") + "\n\n" }.joined())
    screens = []
  }

  while app.isWorking() { waitForMain() }
  try printScreens()
  while let text = readLine(strippingNewline: false) {
    for key in text {
      if key == "q", !app.isTyping() { return }
      app.press(key, Date())
      while app.isWorking() { waitForMain() }
      try printScreens()
    }
  }
}

/// Runs what the main queue is given next, or returns after a while without anything.
private func waitForMain() {
  _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
}

/// The app's screen, and the one key that is ours.
@MainActor
private func lines(of app: App) -> [String] {
  app.screen() + ["q quit"]
}
