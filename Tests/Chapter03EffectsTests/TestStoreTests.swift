import Chapter03Effects
import Dispatch
import Testing

@Suite struct TestStoreTests {
  private enum Action: Equatable {
    case up, later, upLater
  }

  private struct Environment {
    var mainQueue: AnySchedulerOf<DispatchQueue>
  }

  private let scheduler = DispatchQueue.test

  private func store() -> TestStore<Int, Action, Environment> {
    TestStore(
      initialState: 0,
      reducer: Reducer { count, action, environment in
        switch action {
        case .up, .upLater:
          count += 1
          return .none
        case .later:
          return Effect(value: .upLater).deferred(
            for: .seconds(1),
            scheduler: environment.mainQueue
          )
        }
      },
      environment: Environment(mainQueue: scheduler.eraseToAnyScheduler())
    )
  }

  @Test("Steps that state everything pass") func pass() {
    let store = store()
    store.assert(
      .send(.up) { $0 = 1 },
      .send(.later),
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.upLater) { $0 = 2 }
    )
    store.send(.up) { $0 = 3 }
  }
}
