// Some actions must not get through: in a kiosk nobody deletes, in a demonstration nobody buys. An
// `if` in each reducer would have to be found again when the rule changes.

/// Runs the reducer only for the actions that `isIncluded` lets through.
///
/// - Parameters:
///   - isEnabled: Whether anything is filtered. Switched off, it is as if the filter weren't there:
///     the reducer runs for every action. Off means no filter, not no reducer.
///   - isIncluded: Called once per action, before the reducer.
// snippet.filterActions
public func filterActions<State, Action>(
  _ reducer: @escaping Reducer<State, Action>,
  isEnabled: Bool = true,
  where isIncluded: @escaping (Action) -> Bool
) -> Reducer<State, Action> {
  guard isEnabled else { return reducer }
  return { state, action in
    guard isIncluded(action) else { return }
    reducer(&state, action)
  }
}
// snippet.end
