// What a watching workbook shows: what it has to say, and at the bottom what is going on, or which keys
// there are.

import Chapter04Modern
import Terminal

/// Printed text that stays, and below it one line that is drawn again and again; only once, at the
/// beginning, where no escape sequence is allowed.
@MainActor
final class WatchScreen {
  /// Why nothing could be drawn any more.
  private(set) var failure: WriteError?

  private let store: StoreOf<Watch>
  private let session: TerminalSession
  private let console: Console
  private let workspace: Workspace
  private var hasShownKeys = false
  /// How many messages were shown.
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
    try? session.draw(clear)
  }

  private func draw() {
    guard failure == nil else { return }
    do throws(WriteError) {
      let state = store.state
      try show(state)
      try showStatus(state)
    } catch {
      failure = error
      store.send(.terminal(.inputClosed))
    }
  }

  private func show(_ state: Watch.State) throws(WriteError) {
    let messages = state.messages.suffix(state.forgotten + state.messages.count - shown)
    if messages.isEmpty { return }
    var page = console.page()
    for message in messages { page.add(message, in: workspace, state) }
    try session.draw(clear + "\n" + page.text + "\n")
    shown += messages.count
  }

  private func showStatus(_ state: Watch.State) throws(WriteError) {
    let width = console.width - 1
    if console.display.hasColour {
      try session.draw(
        clear + console.style.dim(state.statusLine(of: workspace.catalog, width: width))
      )
    } else if !hasShownKeys {
      hasShownKeys = true
      try session.draw(WatchKey.legend(width: width) + "\n")
    }
  }

  private var clear: String { console.display.hasColour ? "\r\u{1B}[K" : "" }
}

extension Watch.State {
  /// What is going on, or which keys there are, in at most `width` columns.
  func statusLine(of catalog: Catalog, width: Int) -> String {
    let done = catalog.exercises.count { progress.done.contains($0.id) }
    let total = catalog.exercises.count
    switch check {
    case .running(_, let building?):
      let bar = progressBar(done: building.part - 1, of: building.of, width: 16)
      return String("\(bar) building \(building.name)".prefix(width))
    case .running, .ending:
      let bar = progressBar(done: done, of: total, width: 16)
      return String("\(bar) checking \(exercise.label)".prefix(width))
    case .idle:
      let keys = WatchKey.legend(width: width - 14)
      let bar = progressBar(
        done: done,
        of: total,
        width: max(0, min(24, width - keys.count - 2))
      )
      return String("\(bar)  \(keys)".prefix(width))
    }
  }
}
