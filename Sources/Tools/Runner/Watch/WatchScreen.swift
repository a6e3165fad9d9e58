// What a watching workbook shows: its messages and, below them, one line that says what is going on
// or which keys there are.

import Chapter04Core
import Terminal

/// Printed text that stays and, below it, a status line that is redrawn. The cursor is hidden at
/// the start of that line. A terminal that wraps the line when its window gets narrower leaves the
/// cursor there, so nothing of the line is left behind.
@MainActor
final class WatchScreen {
  /// Why drawing failed.
  private(set) var failure: WriteError?

  private let store: StoreOf<Watch>
  private let session: TerminalSession
  private let console: Console
  private let workspace: Workspace
  /// How many messages have been shown.
  private var shown = 0
  private var observation: ObserveToken?

  init(
    _ store: StoreOf<Watch>,
    _ session: TerminalSession,
    _ console: Console,
    _ workspace: Workspace
  ) {
    self.store = store
    self.session = session
    self.console = console
    self.workspace = workspace
  }

  /// Draws now, and whenever the state has changed.
  func begin() {
    observation = observe { [weak self] in self?.draw() }
  }

  /// Draws what is left, and leaves the last line to the shell.
  func end() {
    observation?.cancel()
    draw()
    try? session.draw(clearedLine)
  }

  private func draw() {
    guard failure == nil else { return }
    let state = store.state
    let size = console.size
    var text = clearedLine + (shown == 0 ? "\n" : "")
    for message in state.messages.suffix(state.forgotten + state.messages.count - shown) {
      // Line breaks move the text into the scrollback; clearing would lose it.
      if message == .clear { text += String(repeating: "\n", count: size.rows - 1) + "\u{1B}[H" }
      var page = console.page()
      page.add(message, in: workspace, state, rows: size.rows - 2)
      if !page.lines.isEmpty { text += page.text + "\n" }
    }
    shown = state.forgotten + state.messages.count
    text += console.style.dim(state.statusLine(of: workspace.catalog, width: size.columns - 1))
    do throws(WriteError) {
      try session.draw(text + "\r")
    } catch {
      failure = error
      store.send(.terminal(.inputClosed))
    }
  }
}

extension Watch.State {
  /// How many exercises are done, and how many there are: the optional ones of the current part, or
  /// all that aren't optional.
  func counts(in catalog: Catalog) -> (done: Int, total: Int) {
    let counted = catalog.exercises.filter { $0.optionalPart == exercise.optionalPart }
    return (counted.count { progress.done.contains($0.id) }, counted.count)
  }

  /// What is going on, or which keys there are, in at most `width` columns.
  func statusLine(of catalog: Catalog, width: Int) -> String {
    let (done, total) = counts(in: catalog)
    if let destination {
      return String(
        "Go to exercise: \(destination)_  (a number or a name, then Return)".prefix(width)
      )
    }
    func time(_ seconds: Int) -> String {
      (seconds > 1 ? ", \(seconds) s" : "") + (goesOn ? "; goes on if it passes" : "")
    }
    switch check {
    case .running(_, let building?, let seconds):
      let bar = progressBar(done: building.part - 1, of: building.of, width: 16)
      return String("\(bar) building \(building.name)\(time(seconds))".prefix(width))
    case .running(_, nil, let seconds):
      let bar = progressBar(done: done, of: total, width: 16)
      return String("\(bar) checking \(exercise.label)\(time(seconds))".prefix(width))
    case .ending:
      let bar = progressBar(done: done, of: total, width: 16)
      return String("\(bar) checking \(exercise.label)".prefix(width))
    case .idle:
      let keys = WatchKey.legend(
        width: width - exercise.label.count - 12,
        isOwn: exercise.isOwn
      )
      // The optional exercises are counted apart.
      let part = exercise.optionalPart == nil ? "" : " optional"
      let room = width - keys.count - exercise.label.count - part.count - 4
      let bar = progressBar(done: done, of: total, width: max(0, min(24, room))) + part
      return String("\(exercise.label)  \(bar)  \(keys)".prefix(width))
    }
  }
}
