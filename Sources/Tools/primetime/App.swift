// Four chapters have four kinds of store. The terminal needs a few things of each: lines to show,
// what a key does, and when to look again.

import Diagnostics
import Foundation

/// An app as the terminal sees it, whatever the chapter's store looks like.
@MainActor
struct App {
  typealias Start = @MainActor @Sendable (Log) -> App

  /// What to show now: a function of the state, so that it can be asked for at any time.
  let screen: () -> [String]
  /// Sends what the key means on this screen; nothing if it means nothing.
  let press: (_ key: Character, _ now: Date) -> Void
  /// Calls back after each change, for as long as what it returns is kept.
  let observe: (@escaping () -> Void) -> AnyObject
  /// Whether something is going on that will still change it, and that the next key should wait for
  /// where nobody is looking: see `playAsText`.
  var isWorking: () -> Bool = { false }
  /// Whether keys are text now, even q. Return comes as `\n`, backspace as `\u{7F}`, and escape as
  /// `\u{1B}`.
  var isTyping: () -> Bool = { false }
  /// Undoes or redoes an action, where the app's reducer has a history around it. Where it has
  /// none, `Player` shows the screens from before.
  var travel: ((Travel) -> Void)?
}

/// A step through what happened.
enum Travel {
  case back, forth
}

/// What happened in an app, for `--log`.
@MainActor
final class Log {
  /// Whether anybody reads it. An app that isn't logged should do nothing for it.
  let isOn: Bool
  private(set) var entries: [String] = []
  /// Called after each entry.
  var added: () -> Void = {}

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Adds an entry of one or more lines. Stores and their effects call it, on the main thread.
  nonisolated func add(_ text: String) {
    MainActor.assumeIsolated {
      entries.append(text)
      // A log that only grows is a leak. Nobody scrolls back this far in a terminal.
      if entries.count > 2_000 { entries.removeFirst(1_000) }
      added()
    }
  }

  /// A reducer that also writes down each action and what it changed. Chapters 1 and 2 have no
  /// effects to log.
  func noting<State, Action>(
    _ reducer: @escaping (inout State, Action) -> Void
  ) -> (inout State, Action) -> Void {
    guard isOn else { return reducer }
    return { state, action in
      let before = state
      reducer(&state, action)
      let changes = Change.changes(from: before, to: state).map { "  \($0.text)" }
      let lines = [describe(action)] + (changes.isEmpty ? ["  no change"] : changes)
      self.add(lines.joined(separator: "\n"))
    }
  }

  /// The entries since the last call.
  func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
