import Chapter04Modern
import Testing

private struct Ticking: Reducer {
  struct State: Equatable {
    var times: [Int] = []
  }
  enum Action: Equatable, Sendable {
    case start
    case startBoth
    case tick(Int)
  }

  let clock: TestClock<Duration>

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [clock] send in
          for _ in 1...50 {
            try await clock.sleep(for: .seconds(1))
            await send(.tick(clock.seconds))
          }
        }
      case .startBoth:
        return .run { [clock] send in
          await withThrowingTaskGroup(of: Void.self) { group in
            for seconds in [2, 3] {
              group.addTask {
                for await _ in clock.timer(interval: .seconds(seconds)).prefix(3) {
                  await send(.tick(clock.seconds))
                }
              }
            }
          }
        }
      case .tick(let time):
        state.times.append(time)
        return .none
      }
    }
  }
}

extension TestClock<Duration> {
  fileprivate var seconds: Int { Int(now.offset.components.seconds) }
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TestClockWithTestStoreTests {
  @Test("When an advance returns, an effect has done all that it does until then, at its times")
  func effectsSettle() async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticking.State()) { Ticking(clock: clock) }
    store.exhaustivity = .off
    await store.send(.start)
    await clock.advance(by: .seconds(49))
    await store.skipReceivedActions()
    #expect(store.state.times == Array(1...49))
    await clock.advance(by: .seconds(1))
    await store.receive(.tick(50))
    await store.finish()
  }

  @Test("Two tasks of one effect take turns by their times")
  func taskGroups() async {
    let clock = TestClock()
    let store = TestStore(initialState: Ticking.State()) { Ticking(clock: clock) }
    store.exhaustivity = .off
    await store.send(.startBoth)
    await clock.run()
    await store.skipReceivedActions()
    #expect(store.state.times.sorted() == [2, 3, 4, 6, 6, 9])
    #expect(store.state.times == store.state.times.sorted())
    await store.finish()
  }
}
