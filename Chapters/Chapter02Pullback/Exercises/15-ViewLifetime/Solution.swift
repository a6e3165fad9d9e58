// Closed screens are still notified
//
// Each screen that opens gets a view of the app's store. Screens that were closed long ago are
// still notified of every action, and their views are never freed. On the other hand, a screen that
// is still open stops working when the app lets go of its own store. Fix `view`: a view keeps its
// parent and works as long as something keeps the view, and it is freed as soon as nothing does.
// While it lives, its observers are notified once per action, as now.
//
// kind: fix
// lesson: What keeps what

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
  private(set) var observers: [(id: Int, receive: (Value) -> Void)] = []
  private var handle: (Action) -> Void = { _ in }
  private var nextID = 0
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

  func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    // answer
    // starter: let view = Store<LocalValue, LocalAction>(
    // starter:   value: toLocalValue(value),
    // starter:   send: { [weak self] action in self?.send(toGlobalAction(action)) }
    // starter: )
    // starter: view.parentToken = observe { value in view.receive(toLocalValue(value)) }
    // starter: return view
    let view = Store<LocalValue, LocalAction>(
      value: toLocalValue(value),
      send: { action in self.send(toGlobalAction(action)) }
    )
    view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
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

  private func receive(_ next: Value) {
    value = next
    for observer in observers { observer.receive(next) }
  }
}
