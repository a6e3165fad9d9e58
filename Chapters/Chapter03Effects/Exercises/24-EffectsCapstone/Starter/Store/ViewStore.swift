// A store notifies after every drain, even one that changed something else. A screen that redraws
// itself each time does most of that for nothing. The store can't prevent it: not every state can
// be compared, and only the screen knows what it shows.

/// A screen's access to a store: the state, only when it has changed, and a way to send actions.
///
///     let viewStore = ViewStore(store.scope(state: \.counter, action: AppAction.counter))
///     let observation = viewStore.observe { counter in draw(counter) }
///     viewStore.send(.incrementTapped)
///
/// It keeps the store and, like the store, is for one thread.
@dynamicMemberLookup
public final class ViewStore<State, Action> {
  private let store: Store<State, Action>
  private let current: CurrentValue<State>
  private let observation: AnyCancellable

  /// - Parameter isDuplicate: Called once per drain, with the current state and the next one.
  public init(
    _ store: Store<State, Action>,
    removeDuplicates isDuplicate: @escaping (State, State) -> Bool
  ) {
    let current = CurrentValue(store.state.value)
    self.store = store
    self.current = current
    observation = AnyCancellable {}  // Your code here.
  }

  /// The current state: the last one that wasn't a duplicate.
  public var state: State { current.value }

  /// A field of the state: `viewStore.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store. When it returns, the reducer has run, and so have the effects
  /// that are done immediately. If the store is already at work, for instance because an observer
  /// calls this, it only adds the action to the queue.
  public func send(_ action: Action) {
    store.send(action)
  }

  /// Calls `receive` with the current state, and then with each state that differs from the one
  /// before, until the observation is cancelled or dropped.
  ///
  /// The observation doesn't keep the view store, and ends silently with it, so keep both. Let
  /// `receive` capture the object that keeps the observation as `weak` or `unowned`.
  public func observe(_ receive: @escaping (State) -> Void) -> AnyCancellable {
    AnyCancellable {}  // Your code here.
  }
}

extension ViewStore where State: Equatable {
  /// A view store that drops states equal to the one before.
  public convenience init(_ store: Store<State, Action>) {
    self.init(store, removeDuplicates: ==)
  }
}
