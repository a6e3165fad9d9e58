/// Turns a feature's reducer into one of the whole app. It changes the part of the state at `value`
/// and nothing else, and it runs only for actions that have something at `action`.
///
///     pullback(counterReducer, value: \AppState.count, action: \AppAction.counter)
///
/// `action` leads to an enum property such as `AppAction.counter`: the payload of one case, and nil
/// for the others. For nil the reducer isn't called at all, because there is no action to call it
/// with. Two pullbacks in a row are one pullback along the joined paths.
///
/// The name is from mathematics: a function from the whole to the part, the path, turns something
/// on the part into something on the whole, in the opposite direction.
public func pullback<LocalValue, LocalAction, GlobalValue, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  // answer 1 of PullbackAction
  { _, _ in }
  // end answer
}
