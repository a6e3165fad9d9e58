// What happened in a script. A state of ten fields, printed after each action, hides the one that
// changed, so a trace shows the changes.

import Diagnostics

/// A script of actions and what each of them did, as text.
public struct Trace: Equatable, Sendable {
  /// One action and what it did.
  public struct Step: Equatable, Sendable {
    /// The action, as the Swift that makes it.
    public let action: String
    /// What it changed in the state; empty if nothing.
    public var changes: [Change] = []
    /// The effects it asked for, in order.
    public var effects: [String] = []
  }

  /// The state before the first action; nil where an input is tried, and there is no state.
  public let start: String?
  /// What each action of the script did, in order.
  public let steps: [Step]

  /// The trace of a subject, made fresh, through `script`.
  ///
  /// - Complexity: O(n) reflections of the state in the length of the script.
  public init<State, Action, Effect>(
    of subject: Subject<State, Action, Effect>,
    script: [Action]
  ) {
    let instance = subject.start()
    var state = instance.state()
    start = describe(state)
    steps = script.map { action in
      let effects = instance.send(action)
      let before = state
      state = instance.state()
      return Step(
        action: describe(action),
        changes: Change.changes(from: before, to: state),
        effects: effects.map { describe($0) }
      )
    }
  }

  /// An input that laws were tried on.
  init(input: Any) {
    start = nil
    steps = [Step(action: describe(input))]
  }
}

extension Trace: CustomStringConvertible {
  /// The trace in lines of at most 76 columns:
  ///
  ///     start  AppState(count: 0, favorites: [])
  ///     1  .counter(.increment)
  ///          count: 0 → 1
  ///     2  .save
  ///          favorites[0]: + 1
  ///          effect .write([1])
  public var description: String {
    guard let start else {
      return steps.flatMap { wrap($0.action, indent: 2) }.joined(separator: "\n")
    }
    var lines = wrap("start  \(start)", indent: 7)
    let numberWidth = "\(steps.count)".count
    for (index, step) in steps.enumerated() {
      let number = pad("\(index + 1)", to: numberWidth)
      lines += wrap("\(number)  \(step.action)", indent: numberWidth + 2)
      var details = step.changes.map(\.text) + step.effects.map { "effect \($0)" }
      if details.isEmpty { details = ["no change"] }
      let margin = numberWidth + 4
      for detail in details {
        lines += wrap(String(repeating: " ", count: margin) + detail, indent: margin + 2)
      }
    }
    return lines.joined(separator: "\n")
  }
}
