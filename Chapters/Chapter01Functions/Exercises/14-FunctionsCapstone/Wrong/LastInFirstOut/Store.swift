// wrong: what waits is taken from the end of the array, the newest first
// fails: Actions sent from several observers run in the order of sending
// says: == ".aAbB"

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
    while let action = waiting.popLast() {
      var next = value
      reducer(&next, action)
      value = next
      notify(next)
    }
  }

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
