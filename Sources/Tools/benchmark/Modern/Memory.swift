// Effects that end, restart and are cancelled, a million times.

import Chapter04Modern
import Foundation

extension MemoryBenchmark {
  func chapter4() async {
    let store = Store(initialState: 0) { Restarting() }
    let actions: [Restarting.Action] = [.up, .upAgain, .restart, .restart, .cancel]
    var restarted: StoreTask?
    await run("Chapter 4") { number in
      let action = actions[number % actions.count]
      let task = store.send(action)
      switch action {
      case .restart: restarted = task
      // To end, what was cancelled needs the main actor.
      case .cancel: await restarted?.finish()
      case .up, .upAgain: break
      }
    }
  }
}

private struct Restarting: Reducer {
  enum Action {
    case up
    /// Its effect sends `up`, at once.
    case upAgain
    /// Its effect runs until it is cancelled, which the next one does.
    case restart
    case cancel
  }

  func reduce(into count: inout Int, action: Action) -> Effect<Action> {
    count += 1
    switch action {
    case .up: return .none
    case .upAgain: return .send(.up)
    case .restart:
      return .run { _ in try await TestClock().sleep(for: .seconds(1)) }.cancellable(
        id: 0,
        cancelInFlight: true
      )
    case .cancel: return .cancel(id: 0)
    }
  }
}
