// What did the app do?
//
// Write `logging`, which goes around any reducer, of any kind of state. For each action, the
// reducer runs once, and then `printer` is called once, with one line that has the action, the
// state before the run, and the state after it:
//
//     increment: 0 → 1
//
// You may write `->` instead of `→`.
//
// kind: write
// lesson: A function around a reducer

typealias Reducer<State, Action> = (inout State, Action) -> Void

func logging<State, Action>(
  _ reducer: @escaping Reducer<State, Action>,
  printer: @escaping (String) -> Void
) -> Reducer<State, Action> {
  { state, action in
    // answer
    // starter: // Your code here.
    // Text, because a copy of an object is still the same object.
    let before = "\(state)"
    reducer(&state, action)
    printer("\(action): \(before) → \(state)")
    // end answer
  }
}
