import Chapter03Effects
import Dispatch
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

@Suite struct TimerLessonTests {
  private enum Action {
    case startTapped, ticked
  }

  private struct Environment {
    var mainQueue: AnySchedulerOf<DispatchQueue>
    var timer: () -> Effect<Action, Never>
  }

  private static let reducer = Reducer<Int, Action, Environment> { count, action, environment in
    switch action {
    case .startTapped:
      return environment.timer()
    case .ticked:
      count += 1
      return .none
    }
  }

  private func viewStore(
    on scheduler: TestScheduler,
    _ timer: @escaping (AnyScheduler) -> Effect<Action, Never>
  ) -> ViewStore<Int, Action> {
    let mainQueue = scheduler.eraseToAnyScheduler()
    return ViewStore(
      Store(
        initialState: 0,
        reducer: Self.reducer,
        environment: Environment(mainQueue: mainQueue, timer: { timer(mainQueue) })
      )
    )
  }

  @Test("A timer without an id that is started twice counts twice as fast") func twice() {
    let scheduler = DispatchQueue.test
    let viewStore = viewStore(on: scheduler) { mainQueue in
      // snippet.withoutId
      Effect.run { subscriber in
        mainQueue.schedule(after: mainQueue.now + .seconds(1), interval: .seconds(1)) {
          subscriber.send(.ticked)
        }
      }
      // snippet.end
    }
    // snippet.twice
    viewStore.send(.startTapped)
    viewStore.send(.startTapped)
    scheduler.advance(by: .seconds(3))
    #expect(viewStore.state == 6)  // after three seconds
    // snippet.end
  }

  @Test("Both ways to restart give the same ticks") func restart() {
    func ticks(_ restart: @escaping (AnyScheduler) -> Effect<Action, Never>) -> [Int] {
      let scheduler = DispatchQueue.test
      let viewStore = viewStore(on: scheduler, restart)
      var counts: [Int] = []
      viewStore.send(.startTapped)
      for second in 1...4 {
        scheduler.advance(by: .milliseconds(700))
        counts.append(viewStore.state)
        if second == 2 { viewStore.send(.startTapped) }
      }
      return counts
    }
    let byId = ticks { mainQueue in
      // snippet.byId
      Effect.timer(id: "timer", every: .seconds(1), on: mainQueue).map { _ in .ticked }
      // snippet.end
    }
    let spelledOut = ticks { mainQueue in
      // snippet.spelledOut
      .concatenate(
        .cancel(id: "timer"),
        Effect.timer(id: "timer", every: .seconds(1), on: mainQueue).map { _ in .ticked }
      )
      // snippet.end
    }
    #expect(byId == [0, 1, 1, 2])
    #expect(spelledOut == byId)
  }

  @Test("A restart whose whole has the id stops itself") func aroundTheWhole() {
    let scheduler = DispatchQueue.test
    let viewStore = viewStore(on: scheduler) { mainQueue in
      .concatenate(
        .cancel(id: "timer"),
        Effect.timer(id: "timer", every: .seconds(1), on: mainQueue).map { _ in .ticked }
      )
      .cancellable(id: "timer")
    }
    viewStore.send(.startTapped)
    scheduler.advance(by: .seconds(10))
    #expect(viewStore.state == 0)
  }
}
