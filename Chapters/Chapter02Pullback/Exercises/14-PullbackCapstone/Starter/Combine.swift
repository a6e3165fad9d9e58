/// Runs the reducers one after the other on the same state: each sees what those before it wrote.
///
/// All of them get every action. `combine` is associative: it makes no difference how the calls are
/// nested. A reducer that does nothing, such as `combine()`, can be left out.
public func combine<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    // answer 1 of CombineReducers
    // Your code here.
    // end answer
  }
}
