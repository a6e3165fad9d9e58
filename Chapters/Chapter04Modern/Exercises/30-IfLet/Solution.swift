// The text kept its spaces
//
// A list opens an editor. At a tap on close, the editor cuts the spaces off its text, and the list
// stores that text and sets the editor to nil. With `IfLet` as it is, the text is stored with its
// spaces. Fix `IfLet`. The child runs on its own actions. If it is nil when its action arrives, it
// is skipped, even if the parent creates it on that very action. The parent runs on every action,
// the child's or its own, even when there is no child. The child's effects come first, then the
// parent's.
//
// kind: fix
// lesson: A part that comes and goes
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

struct IfLet<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let state: WritableKeyPath<Parent.State, Child.State?>
  let action: CasePath<Parent.Action, Child.Action>
  let child: Child

  func reduce(
    into parentState: inout Parent.State,
    action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    // answer
    // starter: let effect = parent.reduce(into: &parentState, action: parentAction)
    // starter: guard let childAction = action.extract(parentAction) else { return effect }
    // starter: guard parentState[keyPath: state] != nil else { return effect }
    // starter: let childEffect =
    // starter:   child
    // starter:   .reduce(into: &parentState[keyPath: state]!, action: childAction)
    // starter:   .map(action.embed)
    // starter: return effect.merge(with: childEffect)
    var effect = Effect<Parent.Action>.none
    if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
      effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
        .map(action.embed)
    }
    return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
    // end answer
  }
}
