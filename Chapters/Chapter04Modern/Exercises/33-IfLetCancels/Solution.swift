// The child is gone, and its timer ticks on
//
// This `IfLet` runs the child first, but nothing ends the timers that the child started. Write what
// is missing. If the child is gone after the parent has run, because it is nil or because it has a
// different id, all its timers end, even one that it started with this very action. A child that
// has only changed keeps its timers. So do the parent, and a child in another field of the state,
// even one with the same id. Any Hashable value can be the id of an effect.
//
// kind: write
// lesson: A part that comes and goes
// optional: Under the hood

/// What a reducer returns to its store: timers, each of which sends an action at every tick, and
/// ids whose timers should end.
struct Effect<Action> {
  struct Timer {
    var ids: Set<AnyHashable> = []
    var tick: () -> Action
  }

  enum Step {
    case start(Timer)
    case cancel(id: AnyHashable)
  }

  var steps: [Step]

  static var none: Effect { Effect(steps: []) }

  static func timer(_ tick: @escaping () -> Action) -> Effect {
    Effect(steps: [.start(Timer(tick: tick))])
  }

  static func cancel(id: some Hashable) -> Effect {
    Effect(steps: [.cancel(id: AnyHashable(id))])
  }

  /// The same effect, in which every timer can be cancelled by this id.
  func cancellable(id: some Hashable) -> Effect {
    Effect(
      steps: steps.map { step in
        guard case .start(var timer) = step else { return step }
        timer.ids.insert(AnyHashable(id))
        return .start(timer)
      }
    )
  }

  func merge(with other: Effect) -> Effect {
    Effect(steps: steps + other.steps)
  }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    Effect<Other>(
      steps: steps.map { step in
        switch step {
        case .start(let timer):
          .start(Effect<Other>.Timer(ids: timer.ids, tick: { transform(timer.tick()) }))
        case .cancel(let id):
          .cancel(id: id)
        }
      }
    )
  }
}

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// Takes the steps of an effect one by one, as they come.
final class Store<State, Action> {
  private(set) var state: State
  private(set) var timers: [Effect<Action>.Timer] = []
  private let reducer: any Reducer<State, Action>

  init(initialState: State, reducer: some Reducer<State, Action>) {
    state = initialState
    self.reducer = reducer
  }

  func send(_ action: Action) {
    for step in reducer.reduce(into: &state, action: action).steps {
      switch step {
      case .start(let timer): timers.append(timer)
      case .cancel(let id): timers.removeAll { $0.ids.contains(id) }
      }
    }
  }

  func tick() {
    for timer in timers { send(timer.tick()) }
  }
}

/// The path to a case of an enum.
struct CasePath<Root, Value> {
  let embed: (Value) -> Root
  let extract: (Root) -> Value?
}

struct IfLet<Parent: Reducer, Child: Reducer>: Reducer where Child.State: Identifiable {
  let parent: Parent
  let state: WritableKeyPath<Parent.State, Child.State?>
  let action: CasePath<Parent.Action, Child.Action>
  let child: Child

  func reduce(
    into parentState: inout Parent.State,
    action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    // answer
    // starter: var effect = Effect<Parent.Action>.none
    // starter: let isThere = parentState[keyPath: state] != nil
    // starter: if let childAction = action.extract(parentAction), isThere {
    // starter:   effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    // starter:     .map(action.embed)
    // starter: }
    // starter: return effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
    let before = parentState[keyPath: state]?.id
    var effect = Effect<Parent.Action>.none
    if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
      effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
        .map(action.embed)
        .cancellable(id: state)
    }
    effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
    guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
    return effect.merge(with: .cancel(id: state))
    // end answer
  }
}
