// The part, kept up to date
//
// Write `view(value:)`, which makes a store of a part of this one, its parent. The view's value is
// always `toLocalValue` of the parent's value, no matter where the action was sent. Per action,
// `toLocalValue` is called once and the view's observers are notified once; an action sent to the
// view goes to the parent. A view keeps its parent; the parent doesn't keep its views, so a view
// that nobody else keeps is freed, even in the middle of a notification. Here a view has the same
// actions as its parent.
//
// The initializer with `send:` makes a store without a reducer, which passes its actions on. Such a
// store gets its values through `receive`, and has a place to keep a token.
//
// kind: write
// lesson: A store of a part

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
