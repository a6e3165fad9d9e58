// wrong: an observer that is over is marked, and stays in the array with all it captured
// fails: A cancelled token, still kept, does not keep the observer
// says: weakWitness.object

public final class Store<Value, Action> {
  public private(set) var value: Value

  private let reducer: Reducer<Value, Action>
  private var observers: [Observer] = []
  private var waiting: [Action] = []
  private var isSending = false

  public init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
    self.reducer = reducer
  }

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

  public func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
    let observer = Observer(receive: observer)
    observers.append(observer)
    return ObservationToken { [weak observer] in observer?.isCancelled = true }
  }

  private func notify(_ value: Value) {
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
