// What did the app do? With a line in each reducer the question is answered in as many ways as there
// are reducers. A function around a reducer sees every action, and the state on both sides of it.

/// Runs the reducer, then says what it did: the action, the state it was given, and the one it left.
///
///     incrementTapped: 0 → 1
///
/// It speaks of the reducer that it is around. What another wrapper, around this one, does before or
/// after doesn't appear as a change.
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
