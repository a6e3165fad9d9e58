// A reducer says what happens; it has no memory. The store is the one place where the current
// state lives, and `send` the one way to change it. Two screens with a copy each would have to be
// kept in step by hand, and sooner or later would not be.

/// Holds the current value, and changes it only by sending actions to the reducer.
///
///     let store = Store(value: 0) { count, step in count += step }
///     let token = store.observe { count in print(count) }
///     store.send(2)  // prints 2
///
/// A store is for one thread. It is not `Sendable`, so in the Swift 6 language mode the compiler
/// rejects handing it to another while this one still uses it.
public final class Store<Value, Action> {
  /// The current value. It changes only by `send(_:)`.
  public private(set) var value: Value

  private let reducer: Reducer<Value, Action>
  private var observers: [Observer] = []
  private var waiting: [Action] = []
  private var isSending = false

  /// Makes a store with a first value. The reducer is not called before the first action.
  public init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
    self.reducer = reducer
  }

  /// Runs the reducer on the value with this action, then calls the observers, in the order in
  /// which they came.
  ///
  /// An action sent while another is being handled, by an observer or even by the reducer, waits
  /// until every observer has seen the value before it. So all observers see the same values in
  /// the same order. It is a queue and a loop, not recursion: a chain of 100,000 such actions uses
  /// no more stack than one. A chain that never ends keeps `send` from ever returning.
  ///
  /// The reducer works on a copy that is written back afterwards, so anything may read `value` at
  /// any time. The price: the first change to an array, a dictionary or a set in the value copies
  /// that collection. Complexity: O(1) for the queue, O(n) in the number of observers.
  // snippet.send
  public func send(_ action: Action) {
    waiting.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for action in batch {
        // NB: Not `reducer(&value, action)`. Swift would end the program as soon as anything read
        // `value` before the reducer returned: two overlapping accesses to one stored property.
        var next = value
        reducer(&next, action)
        value = next
        notify(next)
      }
    }
  }
  // snippet.end

  /// Calls `observer` with each new value, from the next `send(_:)` on, until the token is dropped
  /// or cancelled.
  ///
  /// It is not called with the value that is already there, and it is called after every action,
  /// even one that changed nothing. While it runs, `value` is what it was given. An observer
  /// that is added during a notification gets its first call with the action after.
  ///
  /// The store keeps `observer` and all that it captures for as long as the token lives, so let it
  /// capture the store, and the object that owns the token, `weak` or `unowned`. A token that is
  /// not kept, as in `_ = store.observe { … }`, ends the observation at once.
  public func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
    let observer = Observer(receive: observer)
    observers.append(observer)
    return ObservationToken { [weak self, weak observer] in
      guard let observer else { return }
      observer.isCancelled = true
      self?.observers.removeAll { $0 === observer }
    }
  }

  private func notify(_ value: Value) {
    // The loop runs over the array as it is now. Observers that come or go meanwhile change
    // another.
    for observer in observers where !observer.isCancelled {
      observer.receive(value)
    }
  }

  private final class Observer {
    let receive: (Value) -> Void
    var isCancelled = false

    init(receive: @escaping (Value) -> Void) {
      self.receive = receive
    }
  }
}
