// What every app gets for free: a log below its screen, and a way back through its screens.

import Foundation

/// An app being played: its screens so far, and which of them is shown.
@MainActor
final class Player {
  let app: App
  /// What the app has shown, without repetitions; the last is what it shows now.
  private var screens: [[String]]
  /// The screen from before that is shown; nil for the one of now.
  private var shown: Int?
  private var observation: AnyObject?
  /// Called whenever `lines` has changed.
  var changed: () -> Void = {}

  private static let limit = 1_000

  init(_ app: App) {
    self.app = app
    screens = [app.screen()]
    observation = app.observe { [unowned self] in update() }
  }

  /// What to show: a screen, and the keys that are ours.
  var lines: [String] {
    guard let shown else {
      let keys = app.isTyping() ? "ctrl-d quit   ← → earlier, later" : "q quit   < > earlier, later"
      return screens[screens.count - 1] + [keys]
    }
    return screens[shown] + [
      "‹ screen \(shown + 1) of \(screens.count) ›",
      "< > earlier, later   any other key: now",
    ]
  }

  /// Whether `q` is a letter now.
  var isTyping: Bool { shown == nil && app.isTyping() }

  /// Hands a key to the app, or steps through what happened.
  ///
  /// On a screen from before, any other key comes back to now and does nothing else: it was meant
  /// for what is seen.
  func press(_ key: Character) {
    switch key {
    case "<" where !isTyping: travel(.back)
    case ">" where !isTyping: travel(.forth)
    default:
      if shown == nil { app.press(key, Date()) } else { show(nil) }
    }
    update()
  }

  /// Steps through what happened. On a terminal the arrows call this even while text is typed.
  func travel(_ step: Travel) {
    defer { update() }
    if let travel = app.travel { return travel(step) }
    let last = screens.count - 1
    let next = (shown ?? last) + (step == .back ? -1 : 1)
    if next >= 0 { show(next < last ? next : nil) }
  }

  private func show(_ index: Int?) {
    guard index != shown else { return }
    shown = index
    changed()
  }

  /// Looks whether the screen has changed. The state may have without it.
  private func update() {
    let screen = app.screen()
    guard screen != screens.last else { return }
    screens.append(screen)
    if screens.count > Self.limit {
      screens.removeFirst()
      shown = shown.map { max(0, $0 - 1) }
    }
    if shown == nil { changed() }
  }
}
