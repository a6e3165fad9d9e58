// A store of a part must be a store like any other, and there must be only one state. So a store
// holds no state itself. It has a core, which knows how to read the state, and where to send an
// action.

/// Where a store's state is, and who handles its actions.
@usableFromInline
struct Core<State, Action> {
  /// What holds the state, and notifies when it may have changed; the same for all parts of one
  /// state.
  @usableFromInline let root: any Root
  /// The path from the whole state to this store's state.
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

  /// The core of a part, which holds nothing but the path to the whole.
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

  /// Passes on the address of the whole state, which is valid only for the duration of the call.
  func read(_ body: (_ place: UnsafeRawPointer) -> Void)

  /// Notifies the observers of each field that has changed.
  func notify()
}
