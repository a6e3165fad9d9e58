import Chapter04Modern
import Diagnostics
import Foundation
import Testing

/// An effect does some work; each `send` in it is an action that the state remembers.
private struct Working: Reducer {
  enum Action: Equatable, Sendable {
    case start
    case startMore
    case did(Int)
  }

  var work: @Sendable (_ send: Send<Action>) async throws -> Void
  var more: @Sendable (_ send: Send<Action>) async throws -> Void = { _ in }

  func reduce(into did: inout [Int], action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run(operation: work)
    case .startMore:
      return .run(operation: more)
    case .did(let number):
      did.append(number)
      return .none
    }
  }
}

private actor Visited {
  private(set) var visits = 0
  func visit() -> Int {
    visits += 1
    return visits
  }
}

@MainActor
private func deep(_ levels: Int) async -> Int {
  levels == 0 ? 0 : await deep(levels - 1) + 1
}

/// What effects may do between two steps of a test, each five times, all of them at once:
/// `.ci/repeat` repeats them more often.
@Suite("Effects settle", .timeLimit(.minutes(5))) @MainActor
struct SettlingTests {
  nonisolated private static let repetitions = 0..<5

  private func store(
    _ work: @escaping @Sendable (_ send: Send<Working.Action>) async throws -> Void
  ) -> TestStoreOf<Working> {
    let store = TestStore(initialState: [Int]()) { Working(work: work) }
    store.exhaustivity = .off
    return store
  }

  /// Does the work in an effect, which is to end with one action, and looks without waiting for it.
  private func expectSettled(
    _ work: @escaping @Sendable () async -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let store = store { send in
      await work()
      await send(.did(1))
    }
    await store.send(.start)
    // Takes what has come, and waits for nothing but that the effects settle.
    await store.skipReceivedActions(strict: false)
    #expect(store.state == [1], sourceLocation: sourceLocation)
  }

  /// Does the work in an effect that then sleeps, and advances the clock at once.
  private func expectAsleep(
    _ work: @escaping @Sendable () async -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let clock = TestClock()
    let store = store { send in
      for second in 1...3 {
        await work()
        try await clock.sleep(for: .seconds(1))
        await send(.did(second))
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.skipReceivedActions(strict: false)
    #expect(store.state == [1, 2, 3], sourceLocation: sourceLocation)
    await store.skipInFlightEffects(strict: false)
  }

  private func expectBoth(
    _ work: @escaping @Sendable () async -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectSettled(work, sourceLocation: sourceLocation)
    await expectAsleep(work, sourceLocation: sourceLocation)
  }

  @Test("Work forty calls deep on the main actor is done", arguments: repetitions)
  func deepCalls(_: Int) async {
    await expectBoth { _ = await deep(40) }
    await expectBoth { @MainActor in _ = await deep(40) }
  }

  @Test("Work that takes long is waited for")
  func longWork() async {
    await expectBoth {
      let sum = (0..<100_000).reduce(0, &+)
      #expect(sum > 0)
    }
  }

  @Test("Actors, the main one and others in turn, are visited", arguments: repetitions)
  func actors(_: Int) async {
    await expectBoth {
      let visited = Visited()
      for visit in 1...20 {
        let count = await visited.visit()
        await MainActor.run { #expect(count == visit) }
      }
    }
  }

  @Test("Child tasks end: async let, groups, groups in groups", arguments: repetitions)
  func childTasks(_: Int) async {
    await expectBoth {
      async let one = deep(10)
      async let two = Visited().visit()
      let sum = await one + two
      #expect(sum == 11)
    }
    await expectBoth {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<5 {
          group.addTask { _ = await deep(5) }
          group.addTask {
            await withDiscardingTaskGroup { group in
              for _ in 0..<5 { group.addTask { await Task.yield() } }
            }
          }
        }
      }
    }
  }

  @Test("A task that yields resumes", arguments: repetitions)
  func yields(_: Int) async {
    await expectBoth { for _ in 0..<30 { await Task.yield() } }
    await expectBoth { @MainActor in for _ in 0..<30 { await Task.yield() } }
  }

  @Test("A stream inside of an effect is read to its end", arguments: repetitions)
  func streams(_: Int) async {
    await expectBoth {
      let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
      async let sum = numbers.reduce(0, +)
      for number in 1...10 {
        continuation.yield(number)
        await Task.yield()
      }
      continuation.finish()
      let total = await sum
      #expect(total == 55)
    }
  }

  @Test("One effect's stream is read by another, which sends", arguments: repetitions)
  func streamBetweenEffects(_: Int) async {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    let reducer = Working { send in
      for await number in numbers { await send(.did(number)) }
    } more: { _ in
      for number in 1...5 { continuation.yield(number) }
      continuation.finish()
    }
    let store = TestStore(initialState: [Int]()) { reducer }
    store.exhaustivity = .off
    await store.send(.start)
    await store.send(.startMore)
    await store.skipReceivedActions()
    #expect(store.state == [1, 2, 3, 4, 5])
  }

  @Test("Effects that start effects, on two clocks, go on at their times", arguments: repetitions)
  func effectsOfEffects(_: Int) async {
    let (first, second) = (TestClock(), TestClock())
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action == 8
          ? .none
          : .run { send in
            await MainActor.run {}
            try await (action.isMultiple(of: 2) ? first : second).sleep(for: .seconds(1))
            await send(action + 1)
          }
      }
    }
    store.exhaustivity = .off
    await store.send(0)
    for step in 1...8 {
      await (step.isMultiple(of: 2) ? second : first).advance(by: .seconds(1))
      await store.skipReceivedActions()
      #expect(store.state == step)
    }
  }

  @Test("Two tasks of one effect on two clocks wake each at its own", arguments: repetitions)
  func twoClocks(_: Int) async {
    let (first, second) = (TestClock(), TestClock())
    let store = store { send in
      try await withThrowingDiscardingTaskGroup { group in
        for (base, clock) in [(0, first), (10, second)] {
          group.addTask {
            for number in 1...3 {
              try await clock.sleep(for: .seconds(1))
              await send(.did(base + number))
            }
          }
        }
      }
    }
    await store.send(.start)
    await first.advance(by: .seconds(1))
    await second.advance(by: .seconds(2))
    await first.advance(by: .seconds(2))
    await second.advance(by: .seconds(1))
    await store.skipReceivedActions()
    #expect(store.state == [1, 11, 12, 2, 3, 13])
  }

  @Test("Eight stores at the same time don't disturb each other", arguments: repetitions)
  func manyStores(_: Int) async {
    let tests = (0..<8).map { _ in Task { await expectAsleep { _ = await deep(3) } } }
    for test in tests { await test.value }
  }

  @Test("A cancelled effect has noticed when the cancelling is over", arguments: repetitions)
  func cancelled(_: Int) async {
    let log = Locked<[String]>([])
    let store = store { _ in
      try? await TestClock().sleep(for: .seconds(1))
      await MainActor.run { log.withLock { $0.append("noticed") } }
    }
    let task = await store.send(.start)
    await task.cancel()
    #expect(log.value == ["noticed"])
  }

  @Test("What a task outside of the store's effects does is waited for by 'receive'")
  func outside() async {
    let store = TestStore(initialState: [Int]()) {
      Working { send in
        let number = await Task.detached { await deep(40) }.value
        await send(.did(number))
      }
    }
    await store.send(.start)
    await store.receive(.did(40)) { $0 = [40] }
  }

  // R4.19
  @Test("Effects that never wait for anything are a failure, with their actions")
  func unrest() async {
    let line = #line + 7
    let issues = await reported {
      let store = store { _ in
        while !Task.isCancelled { await Task.yield() }
      }
      store.exhaustivity = .on
      store.timeout = .zero
      await store.send(.start)
      await store.skipInFlightEffects()
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.says("have gone on for", ".start", "wait for a clock") == true)
  }
}
