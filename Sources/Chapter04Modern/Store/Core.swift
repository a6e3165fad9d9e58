// A store of a part must be a store like any other, and there must be one state only. So a store
// has no state of its own. It has a core: how to read the state, and whom to give an action.

/// Where a store's state is, and who handles its actions.
@usableFromInline
struct Core<State, Action> {
  /// What has the state, and tells when it may have changed; the same for all parts of one state.
  @usableFromInline let root: any Root
  @usableFromInline let state: @MainActor () -> State
  /// Handles an action, and gives what follows; nil if nothing does.
  @usableFromInline let send: @MainActor (Action) -> EffectGroup?

  @inlinable
  init(
    root: any Root,
    state: @escaping @MainActor () -> State,
    send: @escaping @MainActor (Action) -> EffectGroup?
  ) {
    self.root = root
    self.state = state
    self.send = send
  }

  @MainActor
  init(_ root: RootCore<State, Action>) {
    self.init(root: root, state: { root.state }, send: { root.send($0) })
  }

  /// The core of a part: nothing in it but the way to the whole.
  // snippet.scopedCore
  @inlinable
  func scope<ChildState, ChildAction>(
    state toChild: @escaping @MainActor (State) -> ChildState,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Core<ChildState, ChildAction> {
    Core<ChildState, ChildAction>(
      root: root,
      state: { [state] in toChild(state()) },
      send: { [send] in send(fromChild($0)) }
    )
  }
  // snippet.end

  /// The core of a part that can go away. It then keeps showing the last state that was read.
  @MainActor
  func scope<ChildState, ChildAction>(
    last: ChildState,
    state toChild: @escaping @MainActor (State) -> ChildState?,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Core<ChildState, ChildAction> {
    var last = last
    return scope(
      state: { whole in
        last = toChild(whole) ?? last
        return last
      },
      action: fromChild
    )
  }
}

/// What has the state of all its parts' stores.
@MainActor
@usableFromInline
protocol Root: AnyObject {
  var observers: Observers { get }

  /// Notifies those who observe a field that has changed.
  func notify()
}
