// The one place where the state lives, as in chapter 1. What is new is where it runs: on the main
// actor, so the compiler, not a comment, keeps other threads away from it.

import Diagnostics
import Observation

/// Holds a feature's state, changes it with its reducer, and runs the effects.
///
///     let store = Store(initialState: Counter.State()) { Counter() }
///     store.send(.incrementTapped)
///     store.count  // 1
///
/// Make a store once, where the app starts, and pass it down. A view that makes its own store loses
/// it, and the state with it, whenever the view is recreated.
///
/// When the last store of a state is released, its effects are cancelled. An effect doesn't retain
/// the store.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  // Underscored: a field of the state that is called `contents` is `store.contents`.
  package let _contents: StoreContents<State, Action>

  /// Reads the state, and handles the actions.
  var core: any Core<State, Action> { _contents.core }

  /// Makes a store with a first state. No reducer runs before the first action.
  ///
  /// The store keeps the dependencies that were overridden where it was made. Those of the sender
  /// don't count.
  ///
  /// - Parameters:
  ///   - initialState: The first state, made with the dependencies below.
  ///   - reducer: The feature, as in a `body`.
  ///   - prepareDependencies: Changes dependencies for the feature, its children and its effects,
  ///     once.
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
    // A store that an effect makes isn't part of the effect.
    dependencies.currentEffect = nil
    let core = DependencyValues.$_current.withValue(dependencies) {
      let reduce = HandledActions.check(at: CallSite(fileID, filePath, line, column)) {
        reducer()._function()
      } report: { message, child in
        child.report(message)
      }
      return RootCore(state: initialState()) { [dependencies] state, action in
        // Most senders have the same ones; comparing is quicker than setting them.
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
  /// effect; the action is handled after the one that is being handled.
  ///
  /// - Returns: The effects that follow from the action, to wait for them or to cancel them.
  /// - Complexity: A store of a part passes the action up level by level: O(depth).
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: core.send(action))
  }

  /// The whole state as it is now. An observer of it is notified of every change, so it is better
  /// to observe a field: `store.count`.
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
  /// has changed, whereas observers of `store.profile.name` are notified of any change of the
  /// profile.
  public subscript<Value>(keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
  }

  /// Reads a field, which is observed from now on.
  func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    _contents.fields.read(path, for: core.root.observers) { core.reader(of: path) }
  }

  /// Calls a function whenever this store or a store of a part has handled actions. Replaces an
  /// earlier one. For the adapters to another style.
  package func afterHandling(_ work: @escaping @MainActor () -> Void) {
    core.root.observers.always = work
  }
}

/// What a store has and what must outlive it: the fields that were read through it. A screen may
/// ask for a row's store, read a field, and release the store again; it must still be notified when
/// the field changes. So the store of the whole retains the contents of the row's.
@MainActor
package final class StoreContents<State, Action>: Part {
  package let core: any Core<State, Action>
  /// The fields that were read.
  private(set) lazy var fields = ObservedFields()
  /// The parts whose stores were asked for.
  package var parts = PartStores()
  private weak var known: Store<State, Action>?

  package init(core: any Core<State, Action>) {
    self.core = core
  }

  /// The store with these contents, the same one for as long as it is retained.
  package var store: Store<State, Action> {
    if let known { return known }
    let store = Store(self)
    known = store
    return store
  }

  /// Reads a field that isn't one of the state's, for an observer.
  package func read<Value>(_ field: TypedField<Value>) -> Value {
    fields.read(field, for: core.root.observers)
  }

  package var isNeeded: Bool {
    known != nil || core.isPresent && (fields.isWatched || parts.areNeeded)
  }
}

// It observes its fields itself. The conformance is for SwiftUI's `@Bindable var store`.
extension Store: Observable {}

/// A store is equal to itself only, whatever its state.
extension Store: Hashable, Identifiable {
  public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The store of a reducer: `StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
