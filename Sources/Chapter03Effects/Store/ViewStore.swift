// A store tells of every drain, also of one that changed something else. A screen that draws itself
// anew each time does most of that for nothing, and comparing is not the store's to do: not every
// state can be compared, and only the screen knows what it shows.

/// What a screen has of a store: the state, only when it is another one, and a way to send.
///
///     let viewStore = ViewStore(store.scope(state: \.counter, action: AppAction.counter))
///     let observation = viewStore.observe { counter in draw(counter) }
///     viewStore.send(.incrementTapped)
///
/// It keeps the store, and like it is for one thread.
// snippet.ViewStore
@dynamicMemberLookup
public final class ViewStore<State, Action> {
  private let store: Store<State, Action>
  private let current: CurrentValue<State>
  private let observation: AnyCancellable

  /// - Parameter isDuplicate: Is called once per drain, with the state there is and the next one.
  public init(
    _ store: Store<State, Action>,
    removeDuplicates isDuplicate: @escaping (State, State) -> Bool
  ) {
    let current = CurrentValue(store.state.value)
    self.store = store
    self.current = current
    observation = store.state.observe { [weak current] next in
      guard let current, !isDuplicate(current.value, next) else { return }
      current.send(next)
    }
  }

  /// The state as it was last told.
  public var state: State { current.value }

  /// A field of the state: `viewStore.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store. When it returns, the reducer has run, and so have the effects that
  /// are done at once, unless the store is at work already: called from an observer, it only adds the
  /// action to the queue.
  public func send(_ action: Action) {
    store.send(action)
  }

  /// Calls `receive` with the state there is, and then with each that differs from the one before,
  /// until that is cancelled or dropped.
  ///
  /// The observation doesn't keep the view store, so keep both. Let `receive` capture whoever keeps
  /// the observation `weak` or `unowned`.
  public func observe(_ receive: @escaping (State) -> Void) -> AnyCancellable {
    // First of all, so that it is told of what it sends itself when it gets the first one.
    let observation = current.observe(receive)
    receive(state)
    return observation
  }
}
// snippet.end

extension ViewStore where State: Equatable {
  /// A view store that drops states equal to the one before.
  public convenience init(_ store: Store<State, Action>) {
    self.init(store, removeDuplicates: ==)
  }
}
