// The one place where the state lives, as in chapter 1. The difference is that it lives on the main
// actor, so the compiler, not a comment, keeps other threads away from it.

import Diagnostics
import Observation

/// Holds a feature's state, changes it with its reducer, and runs the effects.
///
///     let store = Store(initialState: Counter.State()) { Counter() }
///     store.send(.incrementTapped)
///     store.count  // 1
///
/// Create a store once, where the app starts, and pass it down. A view that creates its own store
/// loses it, and the state with it, whenever the view is recreated.
///
/// When the last store of a state is released, the effects are cancelled. An effect doesn't retain
/// the store.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  // Underscored, so that `store.contents` is the state's field of that name.
  package let _contents: StoreContents<State, Action>

  /// Reads the state and sends the actions: `RootCore`, or the core of a part.
  var core: any Core<State, Action> { _contents.core }

  /// Creates a store with a first state. No reducer runs before the first action.
  ///
  /// The feature's dependencies are those at the creation of the store, with the changes below. The
  /// sender's dependencies don't matter.
  ///
  /// - Parameters:
  ///   - initialState: The first state, created with the dependencies below.
  ///   - reducer: The feature, as in a `body`.
  ///   - prepareDependencies: Called once. Changes dependencies for the feature, its children and
  ///     its effects.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.updated(prepareDependencies ?? { _ in })
    // A store that an effect creates isn't part of the effect.
    dependencies.currentEffect = nil
    // `_current` is a task local: what runs in the closure reads `dependencies`.
    let core = DependencyValues.$_current.withValue(dependencies) {
      // The feature as one function, which also reports an action whose reducer the body lacks.
      let reduce = HandledActions.check(at: CallSite(fileID, filePath, line, column)) {
        reducer()._function()
      } report: { message, child in
        child.report(message)
      }
      return RootCore(state: initialState()) { [dependencies] state, action in
        // Usually these are current already. Comparing them is quicker than setting them.
        if DependencyValues._current.areSame(as: dependencies) { return reduce(&state, action) }
        return DependencyValues.$_current.withValue(dependencies) { reduce(&state, action) }
      }
    }
    self.init(StoreContents(core: core))
  }

  init(_ contents: StoreContents<State, Action>) {
    _contents = contents
  }

  /// Sends an action to the reducer. Returns when that action has been handled, and every action
  /// that effects sent immediately; effects that take time go on.
  ///
  /// Calling this from a reducer is reported as an issue, because a reducer should return an
  /// effect. The action is handled after the current one.
  ///
  /// - Returns: The effects that follow from the action, to wait for them or to cancel them.
  /// - Complexity: O(depth), because a store of a part passes the action up level by level.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: core.send(action))
  }

  /// The whole current state. Its observers are notified of every change, so it is better to
  /// observe a field: `store.count`.
  public var state: State {
    read(\.self)
  }

  /// Reads the state without observing it.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  /// A field of the state: `store.count`. Its observers are notified only when this field has
  /// changed.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
  }

  /// A field of a field: `store[\.profile.name]`. Its observers are notified only when this field
  /// has changed, whereas observers of `store.profile.name` are notified of any change of
  /// `profile`.
  public subscript<Value>(keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
  }

  /// Reads a field, and observes it from now on. `core` resolves the path only at the first read.
  func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    _contents.fields.read(path, for: core.root.observers) { core.reader(of: path) }
  }

  /// Calls a function whenever this store, or another store of the same state, has handled actions.
  /// Replaces an earlier function. For the adapters to another style.
  package func afterHandling(_ work: @escaping @MainActor () -> Void) {
    core.root.observers.always = work
  }
}

/// A store's core, and what must outlive the store: the fields that were read through it. A screen
/// may get a row's store, read a field, and release the store again; it must still be notified when
/// the field changes. So the parent's contents retain those of the part, in `parts`, and the part's
/// retain its store only weakly.
@MainActor
package final class StoreContents<State, Action>: Part {
  package let core: any Core<State, Action>
  /// The fields of the state that were read.
  private(set) lazy var fields = ObservedFields()
  /// The parts whose stores were requested.
  package var parts = PartStores()
  private weak var existing: Store<State, Action>?

  package init(core: any Core<State, Action>) {
    self.core = core
  }

  /// The store with these contents: the same one for as long as it is retained.
  package var store: Store<State, Action> {
    if let existing { return existing }
    let store = Store(self)
    existing = store
    return store
  }

  /// Reads and observes a value that isn't a field of the state, such as a list's ids.
  package func read<Value>(_ field: TypedField<Value>) -> Value {
    fields.read(field, for: core.root.observers)
  }

  package var isNeeded: Bool {
    existing != nil || core.isPresent && (fields.isWatched || parts.areNeeded)
  }
}

// The store itself observes its fields. The conformance is for SwiftUI's `@Bindable var store`.
extension Store: Observable {}

/// A store is equal only to itself, whatever its state.
extension Store: Hashable, Identifiable {
  public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The store of a reducer: `StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
