// First come, first served
//
// First predict: action 1 has two effects, which send 2 and 3 immediately; 2 leads to 4 and 5 in
// the same way, and 3 to 6. In which order do these six reach the reducer of the store below as it
// is now, whose `send` calls itself?
//
// Then rewrite `send` with a queue and without recursion, so that it handles actions in the order
// in which they were sent, until none is left. An action that comes later is handled when it comes.
// As before, an effect that may still respond doesn't retain the store.
//
// kind: write
// lesson: A send inside a send

/// Work that may call `send` with any number of actions, now or later.
typealias Effect<Action> = (_ send: @escaping (Action) -> Void) -> Void

// answer
// starter: // Your prediction, from 1 on: what reaches the reducer when `send` calls itself?
// starter: let prediction = [1]
let prediction = [1, 2, 4, 5, 3, 6]
// end answer

final class Store<State, Action> {
  private(set) var state: State
  private let reducer: (inout State, Action) -> [Effect<Action>]

  init(state: State, reducer: @escaping (inout State, Action) -> [Effect<Action>]) {
    self.state = state
    self.reducer = reducer
  }

  // answer
  // starter: func send(_ action: Action) {
  // starter:   var next = state
  // starter:   let effects = reducer(&next, action)
  // starter:   state = next
  // starter:   for effect in effects {
  // starter:     effect { [weak self] action in self?.send(action) }
  // starter:   }
  // starter: }
  private var waiting: [Action] = []
  private var isDraining = false

  func send(_ action: Action) {
    waiting.append(action)
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while !waiting.isEmpty {
      var next = state
      let effects = reducer(&next, waiting.removeFirst())
      state = next
      for effect in effects {
        effect { [weak self] action in self?.send(action) }
      }
    }
  }
  // end answer
}
