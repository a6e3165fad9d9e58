// What happens in an app, in lines.

import Diagnostics

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
