// Two ways to play: drawn in place on a terminal, or printed screen after screen.

import Foundation
import Terminal

private enum Event: Sendable {
  case terminal(TerminalEvent)
  case changed
}

/// Plays until q, and leaves the terminal as it was.
@MainActor
func playOnTerminal(_ app: App) async throws {
  let (events, continuation) = AsyncStream.makeStream(of: Event.self)
  let session = try Session(usesAlternateScreen: true, hidesCursor: true) {
    continuation.yield(.terminal($0))
  }
  defer { session.restore() }
  let token = app.observe { continuation.yield(.changed) }
  defer { withExtendedLifetime(token) {} }

  func draw() throws {
    let size = Size(of: STDOUT_FILENO)
    let lines = lines(of: app).flatMap { wrap($0, width: size.columns) }
    try session.draw(frame(lines, in: size))
  }

  try draw()
  for await event in events {
    switch event {
    case .terminal(.key(.character("q"))), .terminal(.inputClosed): return
    case .terminal(.key(.character(let key))): app.press(key, Date())
    case .terminal(.key), .terminal(.signal): break
    case .terminal(.resized), .terminal(.redraw), .changed: try draw()
    }
  }
}

/// Takes keys from the input's text until it ends or says q, and prints every screen.
func playAsText(_ app: App) throws {
  let output = Output()
  var screens = [lines(of: app)]
  let token = app.observe { screens.append(lines(of: app)) }
  defer { withExtendedLifetime(token) {} }

  func printScreens() throws {
    try output.write(screens.map { $0.joined(separator: "\n") + "\n\n" }.joined())
    screens = []
  }

  try printScreens()
  while let text = readLine() {
    for key in text {
      if key == "q" { return }
      app.press(key, Date())
      try printScreens()
    }
  }
}

/// The app's screen, and the one key that is ours.
private func lines(of app: App) -> [String] {
  app.screen() + ["q quit"]
}
