// Rules 24a and 24b: shared values in stores, and in test stores.

import Diagnostics
import Foundation
import Testing

@testable import Chapter04Modern

@MainActor @Suite(.timeLimit(.minutes(5))) struct SharedInStoresTests {
  struct Counter: Reducer {
    struct State: Equatable {
      @Shared var count: Int
      var local = 0
      var text: String { "\(count)" }
    }
    enum Action: Equatable {
      case increment, incrementLater, incrementTwiceLater, done, nothing, both
    }
    @Dependency(\.continuousClock) var clock

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.$count.withLock { $0 += 1 }
        case .both:
          state.local += 1
          state.$count.withLock { $0 += 1 }
        case .incrementLater:
          return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
        case .incrementTwiceLater:
          return .run { [count = state.$count] send in
            count.withLock { $0 += 1 }
            await send(.done)
            count.withLock { $0 += 1 }
          }
        case .done, .nothing:
          break
        }
        return .none
      }
    }
  }

  // R4.24a
  @Test(
    "Every observer of a field that reads a shared value is notified, in every store that has it"
  )
  func observed() async {
    let count = Shared(value: 0)
    let stores = (0..<2).map { _ in
      Store(initialState: Counter.State(count: count)) { Counter() }
    }
    var seen: [[String]] = [[], []]
    let changes = AsyncStream<Void>.makeStream()
    let tokens = stores.enumerated().map { index, store in
      observe {
        seen[index].append(store.text)
        changes.continuation.yield()
      }
    }
    var iterator = changes.stream.makeAsyncIterator()
    for step in 0..<3 {
      if step == 1 { stores[0].send(.increment) }
      if step == 2 { await Task.detached { count.withLock { $0 = 7 } }.value }
      for _ in stores { await iterator.next() }
    }
    #expect(seen == [["0", "1", "7"], ["0", "1", "7"]])
    for token in tokens { token.cancel() }
  }

  @Test("A change that is made while an observer reads isn't missed")
  func changedWhileReading() async {
    let count = Shared(value: 0)
    let store = Store(initialState: Counter.State(count: count)) { Counter() }
    var seen: [Int] = []
    let changes = AsyncStream<Void>.makeStream()
    let token = observe {
      seen.append(store.count)
      if seen.count == 1 { store.send(.increment) }
      changes.continuation.yield()
    }
    var iterator = changes.stream.makeAsyncIterator()
    await iterator.next()
    await iterator.next()
    #expect(seen == [0, 1])
    token.cancel()
  }

  // MARK: - In a test

  func testStore(_ count: Shared<Int> = Shared(value: 0)) -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State(count: count)) { Counter() }
  }

  // R4.24b
  @Test("The step that changed a shared value says so, and the value isn't touched by that")
  func stated() async {
    let count = Shared(value: 0)
    let store = testStore(count)
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    #expect(count.wrappedValue == 1)
    await store.send(.both) {
      $0.local = 1
      $0.$count.withLock { $0 += 1 }
    }
    #expect(count.wrappedValue == 2)
    await store.send(.nothing)
  }

  @Test("A wrong statement fails the step, and changes nothing")
  func wrong() async {
    let count = Shared(value: 0)
    let store = testStore(count)
    expect(
      await reported { await store.send(.increment) { $0.$count.withLock { $0 = 5 } } },
      at: #line - 1,
      "does not match expectation",
      "count: 5",
      "count: 1"
    )
    #expect(count.wrappedValue == 1)
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test("A stated change of a shared value that did not happen fails the step")
  func notHappened() async {
    let store = testStore()
    expect(
      await reported { await store.send(.nothing) { $0.$count.withLock { $0 = 1 } } },
      at: #line - 1,
      "does not match expectation",
      "count: 1",
      "count: 0"
    )
    expect(
      await reported { await store.send(.nothing) { $0.local = 0 } },
      at: #line - 1,
      "Expected state to change, but no change occurred"
    )
  }

  @Test("A step may state that a shared value is set to what it was")
  func equal() async {
    let store = testStore()
    await store.send(.nothing) { $0.$count.withLock { $0 = 0 } }
  }

  // R4.24b
  @Test("A change made by an effect is stated by assert, or at the next step")
  func effects() async {
    let store = testStore()
    await store.send(.incrementLater)
    store.assert { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementLater)
    await store.send(.both) {
      $0.local = 1
      $0.$count.withLock { $0 = 3 }
    }
    await store.send(.incrementTwiceLater)
    await store.receive(.done) { $0.$count.withLock { $0 = 4 } }
    store.assert { $0.$count.withLock { $0 = 5 } }
  }

  @Test("A change that no step states fails the test at its end")
  func leftOver() async {
    let issues = await reported {
      let store = testStore()
      await store.send(.incrementLater)
    }
    #expect(issues.count == 1)
    #expect(issues[0].says("before a change of a shared value was stated", "− 0", "+ 1"))
  }

  @Test("A test that isn't exhaustive need not state it, and a wrong statement still fails")
  func nonExhaustive() async {
    let store = testStore()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
    expect(
      await reported { await store.send(.increment) { $0.$count.withLock { $0 = 9 } } },
      at: #line - 1,
      "does not match expectation",
      "count: 9",
      "count: 3"
    )
  }

  struct Hidden: Reducer {
    struct State: Equatable {}
    enum Action { case increment }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      @Shared(.inMemory("hidden")) var hidden = 0
      $hidden.withLock { $0 += 1 }
      return .none
    }
  }

  @Test("A shared value that isn't in the state is stated, too")
  func notInTheState() async {
    // snippet.hidden
    @Shared(.inMemory("hidden")) var hidden = 0
    let store = TestStore(initialState: Hidden.State()) { Hidden() }
    await store.send(.increment) { [$hidden] _ in $hidden.withLock { $0 = 1 } }
    // snippet.end
    expect(
      await reported { await store.send(.increment) },
      at: #line - 1,
      "A shared value that isn't in the state",
      "− 1",
      "+ 2",
      "declare a \"@Shared\" with the same key in the test"
    )
  }

  @Test("Tests that run at the same time don't see each other's values", arguments: [1])
  func apart(_: Int) {
    @Shared(.inMemory("apart")) var value = 0
    $value.withLock { $0 += 1 }
    #expect(value == 1)
  }

  @Test("The same key in another test is another value")
  func apartToo() {
    @Shared(.inMemory("apart")) var value = 0
    $value.withLock { $0 += 1 }
    #expect(value == 1)
  }
}
