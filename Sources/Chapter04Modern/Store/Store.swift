// The one place where the state lives, as in chapter 1. What is new is where it runs: on the main
// actor, so the compiler, not a comment, keeps other threads away from it.

import Diagnostics

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
  @usableFromInline let core: Core<State, Action>
  /// Made when somebody first observes.
  @usableFromInline var observed: ObservedFields?
  /// The parts whose stores were asked for.
  @usableFromInline var parts = Parts()

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
    values.worker = nil
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
    self.init(core: Core(root))
  }

  @usableFromInline
  init(core: Core<State, Action>) {
    self.core = core
  }

  /// Sends an action to the reducer. Returns when that action has been handled, and every action
  /// that effects sent at once; effects that take time go on.
  ///
  /// Calling this from a reducer is reported as an issue, because a reducer should return an
  /// effect; the action is handled after the one that is being handled.
  ///
  /// - Returns: What follows from the action, to wait for it or to cancel it.
  /// - Complexity: A store of a part passes the action up level by level: O(depth).
  @inlinable
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

  /// A field of a field: `store[\.profile.name]`. Its observers are notified only when this field
  /// has changed, whereas observers of `store.profile.name` are notified of any change of the
  /// profile.
  public subscript<Value>(keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
  }

  /// A field of the state: `store.count`. Its observers are notified only when this field has
  /// changed.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath)
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
