// The line at the bottom of the screen: what is going on, or which keys there are.

import Terminal

/// Printed text that stays, and below it one line that is drawn again and again; only once, at the
/// beginning, where no escape sequence is allowed.
final class StatusScreen {
  private let session: Session
  private let console: Console
  private var status: String?
  private var hasShownKeys = false

  init(session: Session, console: Console) {
    self.session = session
    self.console = console
  }

  func show(_ page: Page, status state: Watch.State) throws(WriteError) {
    try session.draw(clear + "\n" + page.text + "\n")
    status = nil
    if console.display.hasColour {
      try show(status: state)
    } else if !hasShownKeys {
      hasShownKeys = true
      try session.draw(state.keys(width: console.width - 1) + "\n")
    }
  }

  func show(status state: Watch.State) throws(WriteError) {
    let status = state.statusLine(width: console.width - 1)
    guard console.display.hasColour, status != self.status else { return }
    try session.draw(clear + console.style.dim(status))
    self.status = status
  }

  /// Somebody else has written on the terminal meanwhile.
  func forgetStatus() {
    status = nil
  }

  func end() {
    try? session.draw(clear)
  }

  private var clear: String { console.display.hasColour ? "\r\u{1B}[K" : "" }
}

extension Watch.State {
  /// What is going on, or which keys there are, in at most `width` columns.
  func statusLine(width: Int) -> String {
    if let building {
      let bar = progressBar(done: building.part - 1, of: building.of, width: 16)
      return String("\(bar) building \(building.name)".prefix(width))
    }
    let done = catalog.exercises.count { progress.done.contains($0.id) }
    let total = catalog.exercises.count
    if let check {
      let bar = progressBar(done: done, of: total, width: 16)
      return String("\(bar) checking \(check.exercise.label)".prefix(width))
    }
    let keys = keys(width: width - 14)
    let bar = progressBar(
      done: done,
      of: total,
      width: max(0, min(24, width - keys.count - 2))
    )
    return String("\(bar)  \(keys)".prefix(width))
  }

  /// The keys there are, in at most `width` columns if that can be.
  fileprivate func keys(width: Int) -> String {
    let all = "n next  h hint  l list  r run again  q quit"
    let most = "n next  h hint  l list  q quit"
    return all.count <= width ? all : most.count <= width ? most : "n h l r q"
  }
}
