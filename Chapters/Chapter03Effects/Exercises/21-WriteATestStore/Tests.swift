import Chapter03Effects
import Dispatch
import Testing

@Suite struct WriteATestStoreTests {
  private enum Action: Equatable {
    /// Adds to the count.
    case add(Int)
    /// Changes nothing.
    case look
    /// Has an effect that sends `.add(1)`, then `.add(10)`, at once.
    case both
    /// Adds 100, and has an effect that sends `.both`.
    case chain
    /// Has an effect that sends `.add(5)` a second later.
    case later
    /// Has an effect that sends nothing and is over at once.
    case log
    /// Has an effect that is never over.
    case forever
    /// Has an effect that sends `.forever` a second later.
    case foreverLater
    /// Has an effect that sends `.look` at once, and is never over.
    case lookForever
    /// Has an effect that sends `.add(7)` at once.
    case ask
  }

  private static let reducer = Reducer<Int, Action, AnyScheduler> { count, action, scheduler in
    switch action {
    case .add(let number):
      count += number
      return .none
    case .look:
      return .none
    case .both:
      return .merge(Effect(value: .add(1)), Effect(value: .add(10)))
    case .chain:
      count += 100
      return Effect(value: .both)
    case .later:
      return Effect(value: .add(5)).deferred(for: .seconds(1), scheduler: scheduler)
    case .log:
      return .fireAndForget {}
    case .forever:
      return .run { _ in AnyCancellable {} }
    case .foreverLater:
      return Effect(value: .forever).deferred(for: .seconds(1), scheduler: scheduler)
    case .lookForever:
      return .run { subscriber in
        subscriber.send(.look)
        return AnyCancellable {}
      }
    case .ask:
      return Effect(value: .add(7))
    }
  }

  private typealias Store = TestStore<Int, Action, AnyScheduler>

  /// What became of a test: the store's state, and the lines at which it reported a fault.
  private struct Run: Equatable {
    var state: Int
    var faults: [Int] = []
    /// Those that `finish` reported.
    var left: [Int] = []
  }

  /// Runs a test with these steps, which may advance the clock.
  private func run(_ steps: (Store, TestScheduler) -> Void) -> Run {
    let clock = DispatchQueue.test
    let store = Store(
      initialState: 0,
      reducer: Self.reducer,
      environment: clock.eraseToAnyScheduler()
    )
    steps(store, clock)
    let faults = store.failures.map(\.line)
    store.finish()
    let left = store.failures.dropFirst(faults.count).map(\.line).sorted()
    return Run(state: store.state, faults: faults, left: left)
  }

  // MARK: - Tests that state everything pass

  @Test("A step that states what happens passes") func right() throws {
    let test = run { store, _ in
      store.send(.add(3), line: 1) { $0 += 3 }
      store.send(.look, line: 2)
      store.send(.add(4), line: 3) { $0 = 7 }
    }
    try #require(test == Run(state: 7), "3 was added, and stated; nothing happened; 4 was added.")
  }

  @Test("Actions that effects send are received, one in each step") func received() throws {
    let test = run { store, _ in
      store.send(.both, line: 1)
      store.receive(.add(1), line: 2) { $0 = 1 }
      store.receive(.add(10), line: 3) { $0 = 11 }
    }
    try #require(
      test == Run(state: 11),
      "`.both` changes nothing. Its effect sends `.add(1)` and `.add(10)`, which steps 2 and 3 state."
    )
  }

  @Test("The effects of received actions are started, too") func chain() throws {
    let test = run { store, _ in
      store.send(.chain, line: 1) { $0 = 100 }
      store.receive(.both, line: 2)
      store.receive(.add(1), line: 3) { $0 += 1 }
      store.receive(.add(10), line: 4) { $0 += 10 }
    }
    try #require(
      test == Run(state: 111),
      "The effect of `.chain` sends `.both`, whose effect sends `.add(1)` and `.add(10)`."
    )
  }

  @Test("An action that comes later is received later") func later() throws {
    let test = run { store, clock in
      store.send(.later, line: 1)
      clock.advance(by: .seconds(1))
      store.receive(.add(5), line: 2) { $0 = 5 }
    }
    try #require(test == Run(state: 5), "A second after `.later`, its effect sends `.add(5)`.")
  }

  @Test("An effect that is over isn't a failure")  // starter passes
  func over() throws {
    let test = run { store, _ in
      store.send(.log, line: 1)
      store.send(.look, line: 2)
    }
    try #require(test.left == [], "The effect of `.log` sends nothing, and is over at once.")
  }

  // MARK: - The seven faults

  @Test("1: A state other than the stated one is reported") func differs() throws {
    let sent = run { store, _ in
      store.send(.add(3), line: 1) { $0 = 5 }
      store.send(.add(1), line: 2) { $0 = 4 }
    }
    try #require(
      sent == Run(state: 4, faults: [1]),
      "From 0, 3 was added, and step 1 stated 5. Then 1 was added, and step 2 stated 4."
    )
    let received = run { store, _ in
      store.send(.ask, line: 1)
      store.receive(.add(7), line: 2) { $0 = 8 }
    }
    try #require(
      received == Run(state: 7, faults: [2]),
      "7 was added by a received action, and step 2 stated 8."
    )
  }

  @Test("2: A change that no step states is reported") func unstated() throws {
    let sent = run { store, _ in store.send(.add(3), line: 1) }
    try #require(
      sent == Run(state: 3, faults: [1]),
      "3 was added, and the step had no closure."
    )
    let received = run { store, _ in
      store.send(.ask, line: 1)
      store.receive(.add(7), line: 2)
    }
    try #require(
      received == Run(state: 7, faults: [2]),
      "7 was added by a received action, and step 2 had no closure."
    )
  }

  @Test("3: A stated change that doesn't happen is reported") func didNotHappen() throws {
    let test = run { store, _ in store.send(.look, line: 1) { $0 = 7 } }
    try #require(test == Run(state: 0, faults: [1]), "Nothing changed, and the step stated 7.")
  }

  @Test("4: An action other than the stated one is reported") func wrongAction() throws {
    let test = run { store, _ in
      store.send(.both, line: 1)
      store.receive(.add(3), line: 2) { $0 = 3 }
      store.receive(.add(10), line: 3) { $0 += 10 }
    }
    try #require(
      [test.faults, test.left] == [[2], []],
      "`.add(1)` and `.add(10)` waited. Step 2 stated `.add(3)` and 3, and step 3 `.add(10)`."
    )
    let stated = run { store, _ in
      store.send(.ask, line: 1)
      store.receive(.add(8), line: 2) { $0 = 7 }
    }
    try #require(
      [stated.faults, stated.left] == [[2], []],
      "`.add(7)` waited. Step 2 stated `.add(8)` and the change that `.add(7)` makes."
    )
    let behind = run { store, _ in
      store.send(.both, line: 1)
      store.receive(.add(10), line: 2) { $0 += 10 }
    }
    try #require(
      behind.faults == [2],
      "`.add(1)` and `.add(10)` waited, in this order, and step 2 stated `.add(10)`."
    )
  }

  @Test("5: A `receive` without a waiting action is reported") func nothing() throws {
    let test = run { store, _ in store.receive(.add(4), line: 1) { $0 += 4 } }
    try #require(
      test == Run(state: 0, faults: [1]),
      "No effect had sent anything, and step 1 stated `.add(4)`."
    )
    let twice = run { store, _ in
      store.send(.ask, line: 1)
      store.receive(.add(7), line: 2) { $0 += 7 }
      store.receive(.add(7), line: 3) { $0 += 7 }
    }
    try #require(
      twice == Run(state: 7, faults: [3]),
      "An effect sent `.add(7)` once, and steps 2 and 3 received it."
    )
  }

  @Test("6: A `send` while actions wait is reported") func sendWhileWaiting() throws {
    let test = run { store, _ in
      store.send(.both, line: 1)
      store.send(.add(3), line: 2) { $0 = 3 }
      store.receive(.add(1), line: 3) { $0 = 4 }
      store.receive(.add(10), line: 4) { $0 = 14 }
    }
    try #require(
      test == Run(state: 14, faults: [2]),
      "While two actions waited, `.add(3)` was sent. Then the two were received."
    )
    let unstated = run { store, _ in
      store.send(.ask, line: 1)
      store.send(.add(3), line: 2)
    }
    try #require(
      unstated.faults == [2, 2],
      "While an action waited, `.add(3)` was sent, in a step that didn't state the change."
    )
  }

  @Test("7: Whatever is left at the end is reported at its `send`") func left() throws {
    let waiting = run { store, clock in
      store.send(.later, line: 1)
      store.send(.later, line: 2)
      store.send(.later, line: 3)
      clock.advance(by: .seconds(1))
      store.receive(.add(5), line: 4) { $0 = 5 }
    }
    try #require(
      waiting == Run(state: 5, left: [2, 3]),
      "Three actions came late, after all the sends. The first of them was received."
    )
    let running = run { store, _ in
      store.send(.forever, line: 1)
      store.send(.forever, line: 2)
      store.send(.log, line: 3)
    }
    try #require(
      running.left == [1, 2],
      "At the end, the effects of steps 1 and 2 were still running."
    )
    let failed = run { store, _ in
      store.send(.add(3), line: 1)
      store.send(.forever, line: 2)
    }
    try #require(
      [failed.faults, failed.left] == [[1], [2]],
      "Step 1 stated no change. At the end, the effect of step 2 was still running."
    )
    let sending = run { store, _ in
      store.send(.lookForever, line: 1)
      store.receive(.look, line: 2)
    }
    try #require(
      sending.left == [1],
      "The effect of step 1 sent an action, which step 2 received, and went on running."
    )
    let following = run { store, clock in
      store.send(.foreverLater, line: 1)
      store.send(.look, line: 2)
      clock.advance(by: .seconds(1))
      store.receive(.forever, line: 3)
    }
    try #require(
      following.left == [1],
      "Step 3 received what step 1 had sent, late, and started an effect that is never over."
    )
  }

  @Test("A step without a `line` argument fails at its own line") func ownLine() throws {
    var line = 0
    let test = run { store, _ in
      line = #line + 1
      store.send(.add(3))
      store.receive(.look)
    }
    let offsets = test.faults.map { $0 - line }
    try #require(
      offsets == [0, 1],
      "Steps in two lines failed. Counted from the first, these are 0 and 1."
    )
  }
}
