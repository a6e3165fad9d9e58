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
/// it, and the state with it, whenever the view is made again.
///
/// When the last store of a state goes away, its effects are cancelled. An effect doesn't keep it.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let contents: StoreContents<State, Action>

  var core: any Core<State, Action> { contents.core }

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
    var values =
      prepareDependencies.map { DependencyValues.updated($0) } ?? DependencyValues._current.used
    // A store that an effect makes isn't part of the effect.
    values.currentEffect = nil
    let dependencies = values
    let root = DependencyValues.$_current.withValue(dependencies) {
      let reduce = HandledActions.check(at: CallSite(fileID, filePath, line, column)) {
        reducer()._function()
      } report: {
        $1.report($0)
      }
      return RootCore(state: initialState()) { (state: inout State, action: Action) in
        // Most senders have the same ones; comparing is quicker than setting them.
        if DependencyValues._current.areSame(as: dependencies) { return reduce(&state, action) }
        return DependencyValues.$_current.withValue(dependencies) { reduce(&state, action) }
      }
    }
    self.init(StoreContents(core: root))
  }

  init(_ contents: StoreContents<State, Action>) {
    self.contents = contents
  }

  /// Sends an action to the reducer. Returns when that action has been handled, and every action
  /// that effects sent at once; effects that take time go on.
  ///
  /// Calling this from a reducer is reported as an issue, because a reducer should return an
  /// effect; the action is handled after the one that is being handled.
  ///
  /// - Returns: What follows from the action, to wait for it or to cancel it.
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
    body(core.reader(of: \.self)())
  }

  /// A field of a field: `store[\.profile.name]`. Its observers are notified only when this field
  /// has changed, whereas observers of `store.profile.name` are notified of any change of the
  /// profile.
  public subscript<Value>(keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
  }

  /// A field of the state: `store.count`. Its observers are notified only when this field has
  /// changed.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
  }
}

extension Store {
  /// Reads a field for an observer.
  func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    contents.fields.read(path, for: core.root.observers) { core.reader(of: path) }
  }

  /// Calls a function whenever this store has handled actions, or one of its parts has. For the
  /// adapters to another style, which pass on what an effect has sent. There is one such function.
  package func afterHandling(_ work: @escaping @MainActor () -> Void) {
    core.root.observers.always = work
  }
}

// It says so by its fields: `@Bindable var store`, and `$store.name` in a screen, ask for it.
extension Store: Observable {}

/// The contents of a store. The store of a part is released with its last owner; what was read
/// through it must outlive it. A screen may take out a row's store, read a field, and drop the
/// store again: it still wants to know when the field changes. So the whole's store keeps this.
@MainActor
final class StoreContents<State, Action>: Part {
  let core: any Core<State, Action>
  private(set) lazy var fields = ObservedFields()
  /// The parts whose stores were asked for.
  var parts = PartStores()
  private weak var known: Store<State, Action>?

  init(core: any Core<State, Action>) {
    self.core = core
  }

  /// The store, the same one for as long as somebody holds it.
  var store: Store<State, Action> {
    if let known { return known }
    let store = Store(self)
    known = store
    return store
  }

  var isNeeded: Bool {
    known != nil || core.isPresent && (fields.isWatched || parts.areNeeded)
  }
}

/// A store is itself and no other, whatever its state. The same part's store is the same each time
/// it is asked for.
extension Store: Hashable, Identifiable {
  public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The store of a reducer: `StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
