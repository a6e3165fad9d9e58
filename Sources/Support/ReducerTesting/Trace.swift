// What happened in a script, as text and as data. It holds only texts, so whatever the types, it
// can be printed, compared with a golden one, sent to another process and read back.

import Diagnostics
import Foundation

/// A script of actions and what each of them did.
public struct Trace: Codable, Equatable, Sendable {
  /// One action and what it did.
  public struct Step: Codable, Equatable, Sendable {
    /// The action, as the Swift that makes it.
    public let action: String
    /// What it changed in the state; empty if nothing.
    public let changes: [Change]
    /// The effects it asked for, in order.
    public let effects: [String]
  }

  /// The state before the first action; nil where inputs are tried, and there is no state.
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
    var recording = Recording<State, Action, Effect>(start: instance.state())
    for action in script {
      let effects = instance.send(action)
      recording.append(action, state: instance.state(), effects: effects)
    }
    self.init(recording)
  }

  init<State, Action, Effect>(_ recording: Recording<State, Action, Effect>) {
    var state = recording.start
    self.start = describe(state)
    self.steps = recording.steps.map { step in
      defer { state = step.state }
      return Step(
        action: describe(step.action),
        changes: Change.changes(from: state, to: step.state),
        effects: step.effects.map { describe($0) }
      )
    }
  }

  /// Inputs that laws were tried on, one by one.
  init(inputs: [Any]) {
    self.start = nil
    self.steps = inputs.map { Step(action: describe($0), changes: [], effects: []) }
  }

  /// The trace as JSON with sorted keys; `JSONDecoder` reads it back.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// The states a script went through. Reflection is slow, so a run only keeps the values; they
/// become a trace if it fails.
struct Recording<State, Action, Effect> {
  let start: State
  private(set) var steps: [(action: Action, state: State, effects: [Effect])] = []

  init(start: State) {
    self.start = start
  }

  mutating func append(_ action: Action, state: State, effects: [Effect]) {
    steps.append((action, state, effects))
  }
}
