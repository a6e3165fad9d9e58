// Small reducers become a big one. The naive form gives each of them the state from before and
// merges the results, so that two that change the same field undo each other's work.

/// Runs the reducers one after the other on the same state: each sees what those before it wrote.
///
/// All of them get every action. `combine` is associative: it makes no difference how the calls are
/// nested. A reducer that does nothing, such as `combine()`, can be left out.
// snippet.combine
public func combine<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    for reducer in reducers {
      reducer(&state, action)
    }
  }
}
// snippet.end
