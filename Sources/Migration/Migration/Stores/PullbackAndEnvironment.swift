// Screens move before reducers, or after them. A screen that was written for one style's store
// needs such a store in the place of the app's: it shows the app's state, and sends to the app. If
// it had a state of its own, the two would differ from the first effect on.

import Chapter02Pullback
import Chapter03Effects

extension Chapter03Effects.Store {
  /// A store of chapter 2 that stands for this one: for an old screen in an app whose store has
  /// moved.
  ///
  /// It notifies once per drain of this store. It keeps this store, and this store doesn't keep it.
  /// For the same thread.
  public func forPullbackViews() -> Chapter02Pullback.Store<State, Action> {
    let viewStore = ViewStore(self, removeDuplicates: { _, _ in false })
    let mirror = Mirror(read: { viewStore.state }, send: viewStore.send)
    typealias Numbered = (state: State, number: Int)
    let store = Chapter02Pullback.Store<Numbered, Mirrored<Action>>(value: (mirror.state, 0)) {
      next,
      action in
      switch action {
      case .send(let action): next.state = mirror.send(action)
      case .changed, .observe: next.state = mirror.state
      }
      next.number = mirror.changes
    }
    mirror.onChange = { [weak store] in store?.send(.changed) }
    mirror.observation = viewStore.observe { [weak mirror] _ in mirror?.hasChanged() }
    // An action that is sent while this store notifies waits there, and has changed nothing yet.
    return store.removeDuplicates { $0.number == $1.number }
      .view(value: { $0.state }, action: Mirrored.send)
  }
}

extension Chapter02Pullback.Store {
  /// A store of chapter 3 that stands for this one: for a new screen in an app whose store has not
  /// moved.
  ///
  /// It keeps this store, and this store doesn't keep it. It has no effects. For the same thread.
  /// An action that is sent while this store notifies its observers waits there, and is followed by
  /// a notification of the old state: a view store whose observer sends has to remove duplicates.
  public func forEnvironmentViews() -> Chapter03Effects.Store<Value, Action> {
    let mirror = Mirror(read: { self.value }, send: self.send)
    mirror.observation = observe { [weak mirror] _ in mirror?.hasChanged() }
    return mirror.environmentStore()
  }
}

extension Mirror {
  /// A store of chapter 3 that stands for the mirror's.
  func environmentStore() -> Chapter03Effects.Store<State, Action> {
    let store = Chapter03Effects.Store<State, Mirrored<Action>>(
      initialState: state,
      reducer: Reducer { state, action, mirror in
        switch action {
        case .send(let action): state = mirror.send(action)
        case .changed, .observe: state = mirror.state
        }
        return .none
      },
      environment: self
    )
    onChange = { [weak store] in
      guard let store else { return }
      ViewStore(store, removeDuplicates: { _, _ in true }).send(.changed)
    }
    return store.scope(state: { $0 }, action: Mirrored.send)
  }
}
