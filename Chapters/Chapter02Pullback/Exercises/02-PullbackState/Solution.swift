// A part of the state
//
// Write `pullback`, which takes a reducer of a part and the path to that part, and makes a reducer
// of the whole. Each action goes to the part's reducer, which changes the part in place. The rest
// of the whole stays as it was. Between two actions, other code may write into the whole, even into
// the part, so an action starts from the part as it is then.
//
// kind: law
// lesson: A part of the state

typealias Reducer<State, Action> = (inout State, Action) -> Void

func pullback<Part, Whole, Action>(
  _ reducer: @escaping Reducer<Part, Action>,
  value: WritableKeyPath<Whole, Part>
) -> Reducer<Whole, Action> {
  // answer
  // starter: { whole, action in
  // starter:   // Your code here.
  // starter: }
  { whole, action in
    reducer(&whole[keyPath: value], action)
  }
  // end answer
}
