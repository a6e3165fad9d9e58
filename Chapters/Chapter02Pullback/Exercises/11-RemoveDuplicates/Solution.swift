// Only what is new
//
// A view is notified of every action, whatever it changed. Write `removeDuplicates(by:)`, which
// makes a store with the values of this one, its parent, that drops duplicates.
//
// - For each action, it calls `isDuplicate` once, with the value that it has and its parent's new
//   one, in this order.
// - A duplicate doesn't become its value, and neither its observers nor its views are notified.
// - An action sent to it goes to its parent.
// - It retains its parent, but its parent doesn't retain it.
//
// kind: law
// lesson: Once per action, changed or not

extension Store {
  func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    let view = Store<LocalValue, LocalAction>(value: toLocalValue(value)) { action in
      self.send(toGlobalAction(action))
    }
    view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
    return view
  }

  func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Store {
    // answer
    // starter: view(value: { $0 }, action: { $0 })
    let distinct = Store(value: value, send: send)
    distinct.parentToken = observe { [weak distinct] next in
      guard let distinct, !isDuplicate(distinct.value, next) else { return }
      distinct.receive(next)
    }
    return distinct
    // end answer
  }
}

// MARK: - The store

final class Token {
  private let onDrop: () -> Void

  init(onDrop: @escaping () -> Void) {
    self.onDrop = onDrop
  }

  deinit {
    onDrop()
  }
}

final class Store<Value, Action> {
  private(set) var value: Value
  private var handle: (Action) -> Void = { _ in }
  private var observers: [(id: Int, receive: (Value) -> Void)] = []
  private var nextID = 0
  /// A view's observation of its parent. It ends when the token goes.
  fileprivate var parentToken: Token?

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.handle = { [unowned self] action in
      var next = self.value
      reducer(&next, action)
      self.receive(next)
    }
  }

  /// Makes a view: its actions go to `send`, and its values come to `receive`.
  fileprivate init(value: Value, send: @escaping (Action) -> Void) {
    self.value = value
    self.handle = send
  }

  func send(_ action: Action) {
    handle(action)
  }

  func observe(_ receive: @escaping (Value) -> Void) -> Token {
    let id = nextID
    nextID += 1
    observers.append((id, receive))
    return Token { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  /// Takes over a new value and notifies the observers.
  fileprivate func receive(_ next: Value) {
    value = next
    for observer in observers { observer.receive(next) }
  }
}
