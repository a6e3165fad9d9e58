// From the grandchild to the top
//
// A house has a lift, and the lift has buttons. `view` was modelled on `pullback`: its `action`
// reads the lift's action out of the house's. Now its author is stuck: when somebody taps a button,
// there is no action of the house yet to read anything from. Change `view`, and the two functions
// that call it, so that an action sent to a view arrives at its parent, as an action of the parent.
// A view of a view must work, too, even if nothing else retains the stores above it. And `buttons`
// must work for any store of a lift, even one without a house.
//
// kind: write
// lesson: Actions go up

struct House: Equatable {
  var lift = Lift()
  var isLit = false
}

enum HouseAction: Equatable {
  case lift(LiftAction)
  case lightTapped
}

struct Lift: Equatable {
  var floor = 0
  var isOpen = false
}

enum LiftAction: Equatable {
  case buttons(ButtonsAction)
  case doorTapped
}

enum ButtonsAction: Equatable {
  case upTapped
  case downTapped
}

extension Store {
  // answer
  // starter: func view<LocalValue, LocalAction>(
  // starter:   value toLocalValue: @escaping (Value) -> LocalValue,
  // starter:   action toLocalAction: @escaping (Action) -> LocalAction?
  // starter: ) -> Store<LocalValue, LocalAction> {
  // starter:   following(toLocalValue) { localAction in
  // starter:     // Your code here.
  // starter:   }
  // starter: }
  func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    following(toLocalValue) { localAction in
      self.send(toGlobalAction(localAction))
    }
  }
  // end answer
}

/// Shows the house's lift, and sends its actions to the house.
func lift(of house: Store<House, HouseAction>) -> Store<Lift, LiftAction> {
  // answer
  // starter: house.view(value: \.lift, action: \.lift)
  house.view(value: \.lift, action: HouseAction.lift)
  // end answer
}

/// Shows the lift's floor, and sends its buttons' actions to the lift.
func buttons(of lift: Store<Lift, LiftAction>) -> Store<Int, ButtonsAction> {
  // answer
  // starter: lift.view(value: \.floor, action: \.buttons)
  lift.view(value: \.floor, action: LiftAction.buttons)
  // end answer
}

// MARK: - How pullback finds the actions

extension HouseAction {
  var lift: LiftAction? {
    get {
      guard case .lift(let action) = self else { return nil }
      return action
    }
    set {
      guard case .lift = self, let newValue else { return }
      self = .lift(newValue)
    }
  }
}

extension LiftAction {
  var buttons: ButtonsAction? {
    get {
      guard case .buttons(let action) = self else { return nil }
      return action
    }
    set {
      guard case .buttons = self, let newValue else { return }
      self = .buttons(newValue)
    }
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

  func send(_ action: Action) {
    handle(action)
  }

  func observe(_ receive: @escaping (Value) -> Void) -> Token {
    let id = nextID
    nextID += 1
    observers.append((id, receive))
    return Token { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  /// A store that shows a part of this one, kept up to date. What is sent to it goes to `send`.
  func following<LocalValue, LocalAction>(
    _ toLocalValue: @escaping (Value) -> LocalValue,
    send: @escaping (LocalAction) -> Void
  ) -> Store<LocalValue, LocalAction> {
    let view = Store<LocalValue, LocalAction>(value: toLocalValue(value), send: send)
    view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
    return view
  }

  private func receive(_ next: Value) {
    value = next
    for observer in observers { observer.receive(next) }
  }
}
