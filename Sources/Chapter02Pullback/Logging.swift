// What did the app do? With a line in each reducer, there are as many answers as reducers. A
// function around a reducer sees every action, and the state before and after it.

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
// snippet.logging
public func logging<State, Action>(
  _ reducer: @escaping Reducer<State, Action>,
  isEnabled: Bool = true,
  printer: @escaping (String) -> Void = { print($0) }
) -> Reducer<State, Action> {
  guard isEnabled else { return reducer }
  return { state, action in
    let before = "\(state)"
    reducer(&state, action)
    printer("\(action): \(before) → \(state)")
  }
}
// snippet.end
