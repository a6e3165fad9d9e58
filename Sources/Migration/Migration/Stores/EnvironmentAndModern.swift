// The same for the next pair of styles. Chapter 4's store reduces its state in place, so this
// store's state can't be read while an action is on its way to the other store.

import Chapter03Effects
import Chapter04Modern
import Observation

extension Chapter04Modern.Store {
  /// A store of chapter 3 that stands for this one: for an old screen in an app whose store has
  /// moved.
  ///
  ///     let counterView = CounterView(store: store.forEnvironmentViews())
  ///
  /// It shows what this store shows as soon as this store notifies its observers. It keeps this
  /// store, and this store doesn't keep it. The effects are this store's: the other one has none in
  /// flight.
  public func forEnvironmentViews() -> Chapter03Effects.Store<State, Action> {
    let mirror = Mirror<State, Action>(
      read: { onMain { self.withState { $0 } } },
      send: { action in
        nonisolated(unsafe) let action = action
        onMain { _ = self.send(action) }
      }
    )
    observe(for: mirror)
    return mirror.environmentStore()
  }
}

extension Chapter04Modern.Store {
  private func observe(for mirror: Mirror<State, Action>) {
    nonisolated(unsafe) weak let mirror = mirror
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      // The store notifies on the main actor.
      MainActor.assumeIsolated {
        guard let self, let mirror else { return }
        self.observe(for: mirror)
        mirror.hasChanged()
      }
    }
  }
}

/// Called on the main actor, though the compiler doesn't know.
private func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result!
}

extension Chapter03Effects.Store {
  /// A store of chapter 4 that stands for this one: for a new screen in an app whose store has not
  /// moved.
  ///
  ///     let counterView = CounterView(store: store.forModernViews())
  ///
  /// It keeps this store, and this store doesn't keep it. The effects are this store's, so the task
  /// that its `send` returns has nothing to wait for.
  ///
  /// While an action that was sent to it is being handled, its state can't be read: Swift ends the
  /// program with "Simultaneous accesses". So an observer of this store must read this store, not
  /// the other one.
  @MainActor
  public func forModernViews() -> Chapter04Modern.Store<State, Action> {
    let viewStore = ViewStore(self, removeDuplicates: { _, _ in false })
    let mirror = Mirror(read: { viewStore.state }, send: viewStore.send)
    let store = Chapter04Modern.Store<State, Mirrored<Action>>(initialState: viewStore.state) {
      Reduce<State, Mirrored<Action>> { state, action in
        switch action {
        case .send(let action): state = mirror.send(action)
        case .changed: state = mirror.state
        case .observe: return mirror.observing(viewStore)
        }
        return .none
      }
    }
    store.send(.observe)
    return store.scope(state: \.self, action: \.send)
  }
}

extension Mirror {
  /// An effect that sends `changed` for as long as the store lives that runs it. It doesn't keep
  /// that store.
  fileprivate func observing(
    _ viewStore: ViewStore<State, Action>
  ) -> Chapter04Modern.Effect<Mirrored<Action>> {
    nonisolated(unsafe) let (mirror, viewStore) = (self, viewStore)
    return .run { send in await mirror.observe(viewStore, send) }
  }

  @MainActor
  private func observe(
    _ viewStore: ViewStore<State, Action>,
    _ send: Send<Mirrored<Action>>
  ) async {
    onChange = { MainActor.assumeIsolated { send(.changed) } }
    observation = viewStore.observe { [weak self] _ in self?.hasChanged() }
    for await _ in AsyncStream<Never>.makeStream().stream {}
    observation = nil
  }
}
