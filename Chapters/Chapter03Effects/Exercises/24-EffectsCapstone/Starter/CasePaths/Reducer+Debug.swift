// What did the app do? A function around the reducer sees every action, and the state on both
// sides. Printing is work on the outside, so it is an effect here: the reducer stays a pure
// function.

import Diagnostics

extension Reducer {
  /// Prints each action, and which fields of the state it changed.
  ///
  ///     .incrementTapped
  ///       count: 0 → 1
  ///
  /// It is printed when the effects are started, before those of this reducer.
  ///
  /// - Parameters:
  ///   - prefix: Stands before the action.
  ///   - printer: Is called once per action.
  public func debug(
    _ prefix: String = "",
    printer: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> Reducer {
    Reducer { state, action, environment in
      let before = state
      let effects = run(&state, action, environment)
      let changes = Change.changes(from: before, to: state).map { "  \($0.text)" }
      let title = (prefix.isEmpty ? "" : "\(prefix): ") + describe(action)
      let lines = [title] + (changes.isEmpty ? ["  no change"] : changes)
      return .merge(
        .fireAndForget { printer(lines.joined(separator: "\n")) },
        effects
      )
    }
  }
}
