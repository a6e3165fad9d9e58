// A store of a part must be a store like any other, and there must be one state only. So a store
// has no state of its own. It has a core: how to read the state, and whom to give an action.

/// Where a store's state is, and who handles its actions.
@usableFromInline
struct Core<State, Action> {
  /// What has the state, and tells when it may have changed; the same for all parts of one state.
  @usableFromInline let root: any Root
  /// The way to this store's state from the whole state.
  @usableFromInline let reader: StateReader<State>
  /// Handles an action, and gives what follows; nil if nothing does.
  @usableFromInline let send: @MainActor (Action) -> EffectGroup?

  @inlinable
  init(
    root: any Root,
    reader: StateReader<State>,
    send: @escaping @MainActor (Action) -> EffectGroup?
  ) {
    self.root = root
    self.reader = reader
    self.send = send
  }

  @MainActor
  init(_ root: RootCore<State, Action>) {
    self.init(root: root, reader: StateReader(), send: { root.send($0) })
  }

  /// The state as it is now.
  @inlinable
  @MainActor
  var state: State { read(reader) }

  /// A part of the whole state as it is now.
  @inlinable
  @MainActor
  func read<Part>(_ reader: StateReader<Part>) -> Part {
    var part: Part?
    root.read { reader.read(in: $0) { part = $0.pointee } }
    return part!
  }

  /// The core of a part: nothing in it but the way to the whole.
  // snippet.scopedCore
  @inlinable
  func scope<ChildState, ChildAction>(
    reader: StateReader<ChildState>,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Core<ChildState, ChildAction> {
    Core<ChildState, ChildAction>(
      root: root,
      reader: reader,
      send: { [send] in send(fromChild($0)) }
    )
  }
  // snippet.end
}

/// What has the state of all its parts' stores.
@MainActor
@usableFromInline
protocol Root: AnyObject {
  var observers: Observers { get }

  /// Hands over the place of the whole state. It is only valid for the time of the call.
  func read(_ body: (_ place: UnsafeRawPointer) -> Void)

  /// Notifies those who observe a field that has changed.
  func notify()
}
