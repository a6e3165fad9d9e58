// Only what is new
//
// A view is notified of every action, no matter what it changed. Write `removeDuplicates(by:)`,
// which makes a store that takes a new value from its parent only if that isn't a duplicate of the
// one it has. A duplicate is dropped: it doesn't become the value, and no observer and no view
// further down learns of it. `isDuplicate` is called once per action, with the store's value and
// the new one, in this order. Actions sent to the store go to its parent. The store keeps its
// parent, and the parent doesn't keep the store.
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
