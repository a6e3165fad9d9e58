// Some actions must not get through: nobody deletes in a kiosk, nobody buys in a demonstration. An
// `if` in each reducer would have to be found again whenever the rule changes.

/// Runs the reducer only for the actions that `isIncluded` lets through.
///
/// - Parameters:
///   - isEnabled: Whether anything is filtered. Switched off, the reducer runs for every action, as
///     if the filter weren't there. Off means no filter, not no reducer.
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
