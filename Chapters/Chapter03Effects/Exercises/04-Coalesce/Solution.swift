// One tap, one drawing
//
// `send` calls itself: one tap immediately leads to two more actions, each is handled in the middle
// of another, and the screen is drawn three times. Rewrite `send` with a queue and without
// recursion. It handles actions in the order in which they were sent, and calls the observers once,
// when no action is waiting any more, whether or not the state has changed. (`state` itself may
// change with each action.) What observers send while they are being called waits until all of them
// have been called. Then it is handled, with all that it leads to, and all observers are called
// once more. As before, an effect that may still respond doesn't retain the store.
//
// kind: write
// lesson: One notification for each drain
// formerly: SendOrder

/// Work that may call `send` with any number of actions, now or later.
typealias Effect<Action> = (_ send: @escaping (Action) -> Void) -> Void

final class Store<State, Action> {
  private(set) var state: State
  private let reducer: (inout State, Action) -> [Effect<Action>]
  private var observers: [(State) -> Void] = []

  init(state: State, reducer: @escaping (inout State, Action) -> [Effect<Action>]) {
    self.state = state
    self.reducer = reducer
  }

  /// Calls `receive` now, with the state as it is, and then whenever the store notifies.
  func observe(_ receive: @escaping (State) -> Void) {
    observers.append(receive)
    receive(state)
  }

  // answer
  // starter: func send(_ action: Action) {
  // starter:   var next = state
  // starter:   let effects = reducer(&next, action)
  // starter:   state = next
  // starter:   for effect in effects {
  // starter:     effect { [weak self] action in self?.send(action) }
  // starter:   }
  // starter:   for receive in observers { receive(next) }
  // starter: }
  private var waiting: [Action] = []
  private var isDraining = false

  func send(_ action: Action) {
    waiting.append(action)
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while !waiting.isEmpty {
      while !waiting.isEmpty {
        var next = state
        let effects = reducer(&next, waiting.removeFirst())
        state = next
        for effect in effects {
          effect { [weak self] action in self?.send(action) }
        }
      }
      let current = state
      for receive in observers { receive(current) }
    }
  }
  // end answer
}
