// The part, kept up to date
//
// Write `view(value:)`: it makes a store of a part of this one, its parent, with the same actions.
//
// - After each action, sent to either, a view's value is `toLocalValue` of its parent's value.
// - An action sent to the view goes to its parent.
// - For each action, `toLocalValue` is called once and the view's observers are notified once.
// - A view retains its parent, even if nobody else does. The parent retains no view: once nobody
//   else retains a view, it is released immediately, even in the middle of a notification.
//
// The private initializer makes a store without a reducer: it passes its actions to a function
// `send`, gets its values through `receive`, and can hold a token in `parentToken`.
//
// kind: write
// lesson: A store of a part
// formerly: ViewLifetime

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
  private var parentToken: Token?

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.handle = { [unowned self] action in
      var next = self.value
      reducer(&next, action)
      self.receive(next)
    }
  }

  private init(value: Value, send: @escaping (Action) -> Void) {
    self.value = value
    self.handle = send
  }

  func view<LocalValue>(
    value toLocalValue: @escaping (Value) -> LocalValue
  ) -> Store<LocalValue, Action> {
    // answer
    // starter: Store<LocalValue, Action>(value: toLocalValue(value), send: { _ in })
    let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
    view.parentToken = observe { [weak view] value in
      view?.receive(toLocalValue(value))
    }
    return view
    // end answer
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
  private func receive(_ next: Value) {
    value = next
    for observer in observers { observer.receive(next) }
  }
}
