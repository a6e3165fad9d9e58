// A part of the state
//
// Write `Scope`, which runs a feature on a part of the parent's state, once for each action from
// which `action` extracts one of the feature's, and for no other. The feature's changes appear in
// the parent's state, and nothing else there changes. The feature's effects send its actions, but
// the parent's store must get the parent's. Effects do no work before the store starts them.
//
// kind: write
// lesson: A part that is always there
// optional: Under the hood

/// Work for later: each closure returns an action.
struct Effect<Action> {
  var work: [() -> Action]

  static var none: Effect { Effect(work: []) }

  func merge(with other: Effect) -> Effect {
    Effect(work: work + other.work)
  }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    Effect<Other>(work: work.map { work in { transform(work()) } })
  }
}

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// The path to a case of an enum.
struct CasePath<Root, Value> {
  let embed: (Value) -> Root
  let extract: (Root) -> Value?
}

struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  let state: WritableKeyPath<ParentState, Child.State>
  let action: CasePath<ParentAction, Child.Action>
  let child: Child

  func reduce(
    into parentState: inout ParentState,
    action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    // answer
    // starter: .none  // Your code here.
    guard let childAction = action.extract(parentAction) else { return .none }
    return child.reduce(into: &parentState[keyPath: state], action: childAction).map(action.embed)
    // end answer
  }
}
