// The library in its smallest form, for the page of that name: chapter 3's store, with a reducer
// that is a type and effects that are tasks. It leaves out all that the page then lists.

import Chapter04Modern
import Observation

enum Small {
  // snippet.reducer
  protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action: Sendable
    func reduce(into state: inout State, action: Action) -> Effect<Action>
  }
  // snippet.end

  // snippet.effect
  indirect enum Effect<Action: Sendable>: Sendable {
    typealias Send = @MainActor @Sendable (Action) -> Void

    case none
    case send(Action)
    case run(@Sendable (Send) async -> Void)
    case merge(Effect, Effect)
    case cancellable(id: String, Effect)
    case cancel(id: String)

    /// The effect of a child, as one of its parent.
    func map<Parent>(_ embed: @escaping @Sendable (Action) -> Parent) -> Effect<Parent> {
      switch self {
      case .none: .none
      case .send(let action): .send(embed(action))
      case .run(let work): .run { send in await work { send(embed($0)) } }
      case .merge(let first, let second): .merge(first.map(embed), second.map(embed))
      case .cancellable(let id, let effect): .cancellable(id: id, effect.map(embed))
      case .cancel(let id): .cancel(id: id)
      }
    }
  }
  // snippet.end

  // snippet.scope
  struct Scope<State, Action: Sendable, Child: Reducer>: Reducer {
    let state: WritableKeyPath<State, Child.State>
    let action: AnyCasePath<Action, Child.Action>
    let child: Child

    func reduce(into parent: inout State, action parentAction: Action) -> Effect<Action> {
      guard let childAction = action.extract(from: parentAction) else { return .none }
      return child.reduce(into: &parent[keyPath: state], action: childAction)
        .map { [action] in action.embed($0) }
    }
  }
  // snippet.end

  // snippet.store
  @MainActor @dynamicMemberLookup final class Store<State, Action: Sendable>: Observable {
    private var state: State
    private let reduce: (inout State, Action) -> Effect<Action>
    private var waiting: [Action] = []
    private var isHandling = false
    /// The effects in flight, and the ids that cancel them.
    private var running: [Int: (ids: [String], task: Task<Void, Never>)] = [:]
    private var begun = 0
    private let registrar = ObservationRegistrar()

    init(initialState: State, reducer: some Reducer<State, Action>) {
      state = initialState
      reduce = reducer.reduce
    }

    deinit {
      for effect in running.values { effect.task.cancel() }
    }
    // snippet.end

    // snippet.read
    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
      registrar.access(self, keyPath: \.state)
      return state[keyPath: keyPath]
    }
    // snippet.end

    // snippet.send
    func send(_ action: Action) {
      waiting.append(action)
      guard !isHandling else { return }
      isHandling = true
      while !waiting.isEmpty {
        start(reduce(&state, waiting.removeFirst()))
      }
      isHandling = false
      registrar.withMutation(of: self, keyPath: \.state) {}
    }
    // snippet.end

    // snippet.start
    private func start(_ effect: Effect<Action>, under ids: [String] = []) {
      switch effect {
      case .none:
        break
      case .send(let action):
        send(action)
      case .run(let work):
        begun += 1
        let number = begun
        let task = Task { [weak self] in
          await work { if !Task.isCancelled { self?.send($0) } }
          self?.running[number] = nil
        }
        running[number] = (ids, task)
      case .merge(let first, let second):
        start(first, under: ids)
        start(second, under: ids)
      case .cancellable(let id, let effect):
        start(effect, under: ids + [id])
      case .cancel(let id):
        for effect in running.values where effect.ids.contains(id) { effect.task.cancel() }
      }
    }
    // snippet.end

    var effectsInFlight: Int { running.count }
  }
}
