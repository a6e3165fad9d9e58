// Hundreds of effects in flight
//
// After an hour of use, the store says that hundreds of effects are in flight, although all of them
// are over. And a closed window's store is never freed. Fix `start`: an effect is in flight until
// it completes, and not a moment longer. An effect in flight doesn't retain the store. When the
// store is freed, so are its entries, which cancels their effects.
//
// kind: fix
// lesson: An entry that stays

import Chapter03Effects

final class Store<State, Action> {
  private(set) var state: State
  private let reducer: (inout State, Action) -> Effect<Action, Never>
  private var running: [Int: AnyCancellable] = [:]
  private var lastID = 0

  init(state: State, reducer: @escaping (inout State, Action) -> Effect<Action, Never>) {
    self.state = state
    self.reducer = reducer
  }

  var effectsInFlight: Int { running.count }

  func send(_ action: Action) {
    var next = state
    let effect = reducer(&next, action)
    state = next
    start(effect)
  }

  private func start(_ effect: Effect<Action, Never>) {
    // answer
    // starter: lastID += 1
    // starter: let id = lastID
    // starter: running[id] = effect.sink(
    // starter:   receiveCompletion: { _ in self.running[id] = nil },
    // starter:   receiveValue: { action in self.send(action) }
    // starter: )
    lastID += 1
    let id = lastID
    running[id] = AnyCancellable {}
    let cancellable = effect.sink(
      receiveCompletion: { [weak self] _ in self?.running[id] = nil },
      receiveValue: { [weak self] action in self?.send(action) }
    )
    if running[id] != nil { running[id] = cancellable }
    // end answer
  }
}
