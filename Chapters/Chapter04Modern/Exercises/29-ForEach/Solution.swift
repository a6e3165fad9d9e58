// Rows have names
//
// Write `ForEach`, which runs `element` on a row of a list. An action names its row by id. The row
// runs first, and the parent always runs after it. A row that isn't there is skipped, even if the
// parent adds it on that very action. The row's effects send actions of that row, wherever in the
// list it is by then. When a row has been removed, by whatever action, all its timers end. Rows
// that have moved keep their timers, and so do all other rows, including those of the parent's
// other lists, whose ids may be the same. Rows don't contain lists themselves.
//
// kind: write
// lesson: A part that comes and goes
// formerly: IfLet
// formerly: IfLetCancels
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

  /// The same effect, in which every timer can be cancelled by this id, and by the ids that it has.
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

struct ForEach<Parent: Reducer, Element: Reducer>: Reducer where Element.State: Identifiable {
  /// An action of a row, and the id of the row.
  typealias RowAction = (id: Element.State.ID, action: Element.Action)

  let parent: Parent
  let state: WritableKeyPath<Parent.State, [Element.State]>
  let action: CasePath<Parent.Action, RowAction>
  let element: Element

  func reduce(
    into parentState: inout Parent.State,
    action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    // answer
    // starter: parent.reduce(into: &parentState, action: parentAction)  // Your code here.
    let before = parentState[keyPath: state].map(\.id)
    var effect = Effect<Parent.Action>.none
    if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
      effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
        .map { action.embed((id, $0)) }
        .cancellable(id: [state, id] as [AnyHashable])
    }
    effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
    let after = parentState[keyPath: state].map(\.id)
    for id in before where !after.contains(id) {
      effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
    }
    return effect
    // end answer
  }
}
