// Chapter 3's loop: a reducer runs, its effects are started, and what they send at once is handled
// in the same loop. The effect is a tree now, and the store carries it out.

/// Holds a feature's state, runs its reducer, and carries out its effects.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  public private(set) var state: State
  /// The running effects.
  let effects = EffectTable()
  private let reduce: (inout State, Action) -> Effect<Action>
  private let dependencies: DependencyValues
  /// The actions that aren't handled yet, each with the group of effects that it belongs to.
  private var waiting: [(action: Action, group: EffectGroup)] = []
  private var isHandling = false

  /// - Parameters:
  ///   - reducer: Its body is read once, here.
  ///   - prepareDependencies: Overrides dependencies, for the reducer and its effects.
  public init<R: Reducer>(
    initialState: State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.current
    prepareDependencies(&dependencies)
    self.dependencies = dependencies
    state = initialState
    reduce = withDependencies {
      $0 = dependencies
    } operation: {
      reducer()._function()
    }
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Handles an action, and every action that its effects send at once, before it returns.
  ///
  /// - Returns: The action's effects, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let group = EffectGroup()
    handle(action, of: group)
    return StoreTask(group: group)
  }

  /// Handles an action: now, or after those already waiting, in the loop that is handling them. It
  /// is a queue, not recursion. The reducer and its effects get the store's dependencies.
  private func handle(_ action: Action, of group: EffectGroup) {
    waiting.append((action, group))
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    var next = 0
    while next < waiting.count {
      let (action, group) = waiting[next]
      next += 1
      let effect = withDependencies {
        $0 = dependencies
      } operation: {
        reduce(&state, action)
      }
      if let operation = effect.operation { start(operation, at: Place(group: group)) {} }
    }
    waiting.removeAll()
  }

  /// Where an effect is in its tree.
  private struct Place: Sendable {
    /// The keys by which it can be cancelled.
    var keys: [EffectKey] = []
    /// The path of the child that it belongs to.
    var path: [EffectID] = []
    let group: EffectGroup
  }

  /// Starts an effect. `complete` is called once, when it has ended, even if it was
  /// cancelled.
  private func start(
    _ operation: Effect<Action>.Operation,
    at place: Place,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    switch operation {
    case .send(let action):
      handle(action, of: place.group)
      complete()

    case .run(let work):
      let effect = EffectInFlight(keys: place.keys, group: place.group)
      effects.enter(effect)
      let send = Send<Action> { [weak self] action in
        guard !effect.isCancelled else { return }
        self?.handle(action, of: place.group)
      }
      effect.task = Task { [weak self] in
        await work(send)
        self?.effects.remove(effect)
        complete()
        effect.end()
      }

    case .merge(let operations):
      var remaining = operations.count
      for operation in operations {
        start(operation, at: place) {
          remaining -= 1
          if remaining == 0 { complete() }
        }
      }

    case .concatenate(let operations):
      // In the table for as long as parts wait: cancelling it drops them.
      let whole = EffectInFlight(keys: place.keys, group: place.group)
      effects.enter(whole)
      OneAfterAnother(operations, while: { !whole.isCancelled }) { [weak self] operation, next in
        guard let self else { return next() }
        start(operation, at: place, then: next)
      } then: { [weak self] in
        self?.effects.remove(whole)
        complete()
        whole.end()
      }
      .start()

    case .cancellable(let id, let cancelInFlight, let operation):
      if cancelInFlight { effects.cancel(id, at: place.path) }
      var inner = place
      inner.keys += EffectKey.all(of: id, at: place.path)
      start(operation, at: inner, then: complete)

    case .cancel(let id):
      effects.cancel(id, at: place.path)
      complete()

    case .within(let child, let operation):
      var inner = place
      inner.keys.append(EffectKey(id: child, path: place.path))
      inner.path.append(child)
      start(operation, at: inner, then: complete)
    }
  }
}

/// The store of a reducer: `StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
