// The library, taken apart
//
// Write this chapter's library, in the files of this folder. Reducer, Replay, ObservationToken and
// History are chapter 1's and stay as they are. In the other files, the names, types and comments
// are given; you write the bodies, private properties, and whatever a view needs from the store.
// Combine, Pullback and Logging already hold what you wrote in their exercises, if you have passed
// those; a log can now be switched off, and so can the filter. Next comes the store, for which you
// can start from your store of chapter 1, then view, and last removeDuplicates. PrimeTime is built
// on your library, and the chapter's own tests run against it, unchanged.
//
// kind: capstone
// lesson: The library

/// Changes `State` according to one `Action`.
///
/// A reducer is a plain function, so a test calls it: no store, no screen. The same state and
/// action must give the same result every time. What differs from call to call, such as the time,
/// a random number or a new identifier, is an input: put it in the action.
///
/// `inout` is not shared mutation. The reducer has the state to itself until it returns, and no
/// copy made earlier changes with it.
///
/// The word comes from `reduce`, which folds a sequence into one value with such a function; its
/// use for screens comes from Redux.
public typealias Reducer<State, Action> = (inout State, Action) -> Void

/// Turns a function that returns the next state into one that changes the state in place.
///
/// `fromInout` undoes this: both shapes say the same thing. This package uses the `inout` shape,
/// because changing one field of a struct is then one assignment, not a copy by hand.
public func toInout<State, Action>(
  _ next: @escaping (State, Action) -> State
) -> Reducer<State, Action> {
  { state, action in state = next(state, action) }
}

/// Turns a reducer into a function that leaves its argument alone and returns the next state.
///
/// `toInout` undoes this.
public func fromInout<State, Action>(
  _ reducer: @escaping Reducer<State, Action>
) -> (State, Action) -> State {
  { state, action in
    var next = state
    reducer(&next, action)
    return next
  }
}
