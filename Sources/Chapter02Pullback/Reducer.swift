// A feature is its state, its actions, and one function that says what each action does to the
// state. That function is the reducer. Without it, every button changes the state in its own way,
// and "how did the count become 3?" has as many answers as there are buttons.

/// Changes `State` according to one `Action`.
///
/// A reducer is a plain function, so a test calls it: no store, no screen. The same state and
/// action must give the same result every time. Whatever differs from call to call, such as the
/// time, a random number or a new identifier, is an input: put it in the action.
///
/// `inout` is not shared mutation. The reducer has the state to itself until it returns, and no
/// copy made earlier changes with it.
///
/// The word comes from `reduce`, which folds a sequence into one value with such a function; its
/// use for screens comes from Redux.
public typealias Reducer<State, Action> = (inout State, Action) -> Void

/// Turns a function that returns the next state into one that changes the state in place.
///
/// `fromInout` is the inverse: both shapes say the same thing. This package uses the `inout` shape,
/// because changing one field of a struct is then one assignment, not a copy by hand.
public func toInout<State, Action>(
  _ next: @escaping (State, Action) -> State
) -> Reducer<State, Action> {
  { state, action in state = next(state, action) }
}

/// Turns a reducer into a function that leaves its argument alone and returns the next state.
///
/// `toInout` is the inverse.
public func fromInout<State, Action>(
  _ reducer: @escaping Reducer<State, Action>
) -> (State, Action) -> State {
  { state, action in
    var next = state
    reducer(&next, action)
    return next
  }
}
