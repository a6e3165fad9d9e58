// What does a store with effects cost, compared with calling a switch on the state?

import Chapter03Effects
import Foundation

private enum Action {
  case up
  /// Its effect sends `up`, at once.
  case upAgain
  /// Its effect runs until it is cancelled, which the next one does.
  case restart
}

/// A switch, with effects.
private let reducer = Reducer<Int, Action, Void> { count, action, _ in
  count += 1
  switch action {
  case .up: return .none
  case .upAgain: return Effect(value: .up)
  case .restart:
    return Effect<Action, Never>.run { _ in AnyCancellable {} }
      .cancellable(id: 0, cancelInFlight: true)
  }
}

@MainActor
func effects() async {
  let sends = 20_000
  let step = opaque { (count: inout Int, action: Action) in
    switch action {
    case .up, .upAgain, .restart: count += 1
    }
  }
  let viewStore = ViewStore(Store(initialState: 0, reducer: reducer, environment: ()))
  let sending = [Action.up, .upAgain, .restart].map { action -> Work in
    {
      for _ in 1...sends { viewStore.send(action) }
    }
  }
  let alone: Work = {
    var count = 0
    for _ in 1...sends { step(&count, .up) }
    blackHole(count)
  }
  let names = [
    "the switch alone", "a send", "a send, and an effect that sends a second action",
    "a send that cancels and restarts an effect",
  ]
  print("Each, in ns.\n")
  for (name, time) in zip(names, await medians(sends, [alone] + sending)) {
    print(name.padding(toLength: 50, withPad: " ", startingAt: 0) + String(format: "%8.0f", time))
  }
}
