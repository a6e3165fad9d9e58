// Each rule of the guide, broken once, and the test that notices.

import Chapter04Modern
import Foundation
import IssueTesting
import Testing

@Suite("What to do and what not to do") @MainActor struct RulesOfThumbTests {
  struct Stamps: Reducer {
    func reduce(into stamps: inout [Date], action: Bool) -> Effect<Bool> {
      stamps.append(Date())
      return .none
    }
  }

  @Test("A reducer that reads the clock fails a test that expects a state") func pure() async {
    await expectReport("A state change does not match expectation") {
      let store = TestStore(initialState: [Date]()) { Stamps() }
      await store.send(true) { $0 = [Date()] }
    }
  }

  enum Action: Equatable {
    case started
    case stopped
    case ticked
  }

  struct Stopwatch: Reducer {
    @Dependency(\.continuousClock) var clock

    func reduce(into seconds: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .started:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .stopped:
        return .none
      case .ticked:
        seconds += 1
        return .none
      }
    }
  }

  @Test("A timer that isn't cancelled is still running at the end of the test") func cancel() async
  {
    await expectReport("still running") {
      let store = TestStore(initialState: 0) {
        Stopwatch()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.started)
      await store.send(.stopped)
    }
  }

  @Test("A received action that a test passes over fails the next step") func receives() async {
    await expectReport("Must handle 1 received action") {
      let clock = TestClock()
      let store = TestStore(initialState: 0) {
        Stopwatch()
      } withDependencies: {
        $0.continuousClock = clock
      }
      let task = await store.send(.started)
      await clock.advance(by: .seconds(1))
      await store.send(.stopped) { $0 = 1 }
      await store.skipReceivedActions()
      await task.cancel()
    }
  }

  struct PingPong: Reducer {
    enum Action: Equatable {
      case saveTapped
      case clear
    }

    func reduce(into drafts: inout [String], action: Action) -> Effect<Action> {
      switch action {
      case .saveTapped:
        return .send(.clear)
      case .clear:
        drafts = []
        return .none
      }
    }
  }

  struct Method: Reducer {
    func reduce(into drafts: inout [String], action: PingPong.Action) -> Effect<PingPong.Action> {
      switch action {
      case .saveTapped, .clear:
        clear(&drafts)
        return .none
      }
    }

    private func clear(_ drafts: inout [String]) {
      drafts = []
    }
  }

  @Test("An action sent to share code is one that every test must receive") func actions() async {
    let store = TestStore(initialState: ["a"]) { PingPong() }
    await store.send(.saveTapped)
    await store.receive(.clear) { $0 = [] }

    let other = TestStore(initialState: ["a"]) { Method() }
    await other.send(.saveTapped) { $0 = [] }
  }

  @Test("A recreated store has forgotten everything") func oneStore() {
    func makeStore() -> StoreOf<Method> { Store(initialState: ["a"]) { Method() } }
    makeStore().send(.saveTapped)
    #expect(makeStore().withState { $0 } == ["a"])
  }

  struct Egg: Reducer {
    @Dependency(\.continuousClock) var clock

    func reduce(into isDone: inout Bool, action: Bool) -> Effect<Bool> {
      isDone = action
      return isDone
        ? .none
        : .run { send in
          try await clock.sleep(for: .seconds(240))
          await send(true)
        }
    }
  }

  @Test("A dependency that a test didn't provide fails it by name") func dependencies() async {
    await expectReport("lock") {
      let store = TestStore(initialState: false) { Egg() }
      await store.send(false)
    }
  }
}
