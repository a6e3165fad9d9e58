// A law needs no reference: it says what must hold for each step, or for each input. It is two
// values that must be equal, and not a Bool, so that a report can show what was expected.

/// What must hold for every `Input`.
///
/// ```swift
/// Law<Step<AppState, AppAction, Never>>(
///   "saving puts the count among the favorites",
///   when: { $0.action == .save },
///   expected: { $0.before.favorites + [$0.before.count] },
///   actual: { $0.after.favorites }
/// )
/// ```
public struct Law<Input> {
  /// What the report calls the law.
  public let name: String
  /// The two values if they differ, nil if the law holds or doesn't apply.
  let broken: (Input) -> (expected: Any, actual: Any)?

  /// A law from two values that must be equal, on every input for which `when` is true.
  ///
  /// A law whose `when` is never true is never broken, so make sure that the scripts get there.
  public init<Value: Equatable>(
    _ name: String,
    when: @escaping (Input) -> Bool = { _ in true },
    expected: @escaping (Input) -> Value,
    actual: @escaping (Input) -> Value
  ) {
    self.name = name
    self.broken = { input in
      guard when(input) else { return nil }
      let (expected, actual) = (expected(input), actual(input))
      return expected == actual ? nil : (expected, actual)
    }
  }
}

/// One action and what it did, which is what a law about a subject is about.
public struct Step<State, Action, Effect> {
  /// The state that the action was sent in.
  public let before: State
  /// The action.
  public let action: Action
  /// The state that the action left.
  public let after: State
  /// The effects that it asked for, in order.
  public let effects: [Effect]
}
