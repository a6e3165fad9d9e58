/// Runs the reducer, then prints what it did: the action, the state it was given, and the one it
/// left.
///
///     incrementTapped: 0 → 1
///
/// A line shows what the reducer inside has done. What wrappers outside this one do before or after
/// doesn't appear as a change.
///
/// - Parameters:
///   - isEnabled: Whether anything is printed. The reducer runs in either case.
///   - printer: Called once per action, after the reducer has run.
public func logging<State, Action>(
  _ reducer: @escaping Reducer<State, Action>,
  isEnabled: Bool = true,
  printer: @escaping (String) -> Void = { print($0) }
) -> Reducer<State, Action> {
  { state, action in
    // answer 1 of Logging
    printer("\(action)")
    // end answer
  }
}
