// Off, but running
//
// In the kiosk, nobody may delete. There `filterActions` is on, and it works. At home it is off,
// and nothing works: no button does anything. Fix it so that the app behaves as if there were no
// filter while it is off. While it is on, nothing changes: the reducer runs once for each action
// that `isIncluded` lets through, and for no other.
//
// kind: fix
// lesson: Off means no wrapper

typealias Reducer<State, Action> = (inout State, Action) -> Void

func filterActions<State, Action>(
  _ reducer: @escaping Reducer<State, Action>,
  isEnabled: Bool = true,
  where isIncluded: @escaping (Action) -> Bool
) -> Reducer<State, Action> {
  // answer
  // starter: guard isEnabled else { return { _, _ in } }
  // starter: return { state, action in
  // starter:   guard isIncluded(action) else { return }
  // starter:   reducer(&state, action)
  // starter: }
  guard isEnabled else { return reducer }
  return { state, action in
    guard isIncluded(action) else { return }
    reducer(&state, action)
  }
  // end answer
}
