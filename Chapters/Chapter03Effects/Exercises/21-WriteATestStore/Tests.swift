import Chapter03Effects
import Dispatch
import Testing

@Suite struct WriteATestStoreTests {
  private enum Action: Equatable {
    case add(Int)
    case look, both, chain, later, log, forever, foreverLater, ask
  }

  private static let reducer = Reducer<Int, Action, AnyScheduler> { count, action, scheduler in
    switch action {
    case .add(let number):
      count += number
      return .none
    case .look: return .none
    case .both:
      return .merge(Effect(value: .add(1)), Effect(value: .add(10)))
    case .chain:
      count += 100
      return Effect(value: .both)
    case .later:
      return Effect(value: .add(5)).deferred(for: .seconds(1), scheduler: scheduler)
    case .log:  // Its effect sends nothing, and is over at once.
      return .fireAndForget {}
    case .forever:
      return .run { _ in AnyCancellable {} }
    case .foreverLater:  // Its effect sends `.forever`, and is never over, either.
      return .merge(
        .run { _ in AnyCancellable {} },
        Effect(value: .forever).deferred(for: .seconds(1), scheduler: scheduler)
      )
    case .ask:
      return Effect(value: .add(7))
    }
  }

  private typealias Store = TestStore<Int, Action, AnyScheduler>

  private enum Step {
    case send(Action, ((inout Int) -> Void)? = nil)
    case receive(Action, ((inout Int) -> Void)? = nil)
    /// A second passes.
    case second
  }

  /// What became of a test: the store's state, and the steps in which it reported a fault, counted
  /// from 1.
  private struct Run: Equatable {
    var state: Int
    var faults: [Int] = []
    /// Those that `finish` reported.
    var left: [Int] = []
  }

  private func run(_ steps: Step...) -> Run {
    let clock = DispatchQueue.test
    let store = Store(
      initialState: 0,
      reducer: Self.reducer,
      environment: clock.eraseToAnyScheduler()
    )
    var line = 0
    for step in steps {
      switch step {
      case .send(let action, let update):
        line += 1
        store.send(action, line: line, update)
      case .receive(let action, let update):
        line += 1
        store.receive(action, line: line, update)
      case .second:
        clock.advance(by: .seconds(1))
      }
    }
    let faults = store.failures.map(\.line)
    store.finish()
    let left = store.failures.dropFirst(faults.count).map(\.line).sorted()
    return Run(state: store.state, faults: faults, left: left)
  }

  // MARK: - Tests that state everything pass

  @Test("A step that states what happens passes") func right() throws {
    let test = run(.send(.add(3)) { $0 = 3 }, .send(.look), .send(.add(4)) { $0 = 7 })
    try #require(test == Run(state: 7), "3 was added, and stated; nothing happened; 4 was added.")
  }

  @Test("A step's closure gets the state before the step") func before() throws {
    let store = Store(initialState: 0, reducer: Self.reducer, environment: .immediate)
    var before: [Int] = []
    for number in [3, 4] {
      store.send(.add(number)) {
        before.append($0)
        $0 += number
      }
    }
    try #require(before == [0, 3], "3 was added, and then 4. What the steps' closures got.")
  }

  @Test("Actions that effects send are received, one in each step") func received() throws {
    let test = run(.send(.both), .receive(.add(1)) { $0 = 1 }, .receive(.add(10)) { $0 = 11 })
    try #require(
      test == Run(state: 11),
      "`.both` changes nothing. Its effect sends `.add(1)` and `.add(10)`, which steps 2 and 3 state."
    )
  }

  @Test("The effects of received actions are started, too") func chain() throws {
    let test = run(
      .send(.chain) { $0 = 100 },
      .receive(.both),
      .receive(.add(1)) { $0 = 101 },
      .receive(.add(10)) { $0 = 111 }
    )
    try #require(
      test == Run(state: 111),
      "`.chain` sends `.both`, which sends `.add(1)` and `.add(10)`."
    )
  }

  @Test("An action that comes later is received later") func later() throws {
    let test = run(.send(.later), .second, .receive(.add(5)) { $0 = 5 })
    try #require(test == Run(state: 5), "A second after `.later`, its effect sends `.add(5)`.")
  }

  @Test("An effect that is over isn't a failure")  // starter passes
  func over() throws {
    let test = run(.send(.log), .send(.look))
    try #require(test.left == [], "The effect of `.log` sends nothing, and ends immediately.")
  }

  // MARK: - The seven faults

  @Test("1: A state other than the stated one is reported") func differs() throws {
    let sent = run(.send(.add(3)) { $0 = 5 }, .send(.add(1)) { $0 = 4 })
    try #require(
      sent == Run(state: 4, faults: [1]),
      "From 0, 3 was added, and step 1 stated 5. Then 1 was added, and step 2 stated 4."
    )
    let received = run(.send(.ask), .receive(.add(7)) { $0 = 8 })
    try #require(received == Run(state: 7, faults: [2]), "Step 2 stated `.add(7)`, and 8.")
  }

  @Test("2: A change that no step states is reported") func unstated() throws {
    let sent = run(.send(.add(3)))
    try #require(sent == Run(state: 3, faults: [1]), "3 was added, and the step had no closure.")
    let received = run(.send(.ask), .receive(.add(7)))
    try #require(received == Run(state: 7, faults: [2]), "Step 2, `.add(7)`, had no closure.")
  }

  @Test("3: A stated change that doesn't happen is reported") func didNotHappen() throws {
    let test = run(.send(.look) { $0 = 7 })
    try #require(test == Run(state: 0, faults: [1]), "Nothing changed, and the step stated 7.")
  }

  @Test("4: An action other than the stated one is reported") func wrongAction() throws {
    let behind = run(.send(.both), .receive(.add(10)) { $0 = 10 })
    try #require(behind.faults == [2], "`.add(1)` waited, then `.add(10)`, which step 2 stated.")
    let test = run(.send(.both), .receive(.forever) { $0 = 3 }, .receive(.add(10)) { $0 += 10 })
    try #require(
      [test.faults, test.left] == [[2], []],
      "`.add(1)` and `.add(10)` waited. Step 2 stated `.forever` and 3, and step 3 `.add(10)`."
    )
    let stated = run(.send(.ask), .receive(.add(8)) { $0 = 7 })
    try #require(
      [stated.faults, stated.left] == [[2], []],
      "`.add(7)` waited. Step 2 stated `.add(8)` and the change that `.add(7)` makes."
    )
  }

  @Test("5: A `receive` without a waiting action is reported") func nothing() throws {
    let test = run(.receive(.add(4)) { $0 = 4 })
    try #require(test == Run(state: 0, faults: [1]), "Nothing was sent; step 1 stated `.add(4)`.")
    let twice = run(.send(.ask), .receive(.add(7)) { $0 = 7 }, .receive(.add(7)) { $0 = 14 })
    try #require(twice == Run(state: 7, faults: [3]), "Steps 2 and 3 both state one `.add(7)`.")
  }

  @Test("6: A `send` while actions wait is reported") func sendWhileWaiting() throws {
    let test = run(
      .send(.both),
      .send(.add(3)) { $0 = 3 },
      .receive(.add(1)) { $0 = 4 },
      .receive(.add(10)) { $0 = 14 }
    )
    try #require(test == Run(state: 14, faults: [2]), "While two waited, `.add(3)` was sent.")
    let unstated = run(.send(.ask), .send(.add(3)))
    try #require(
      unstated.faults == [2, 2],
      "`.add(3)` was sent, unstated, while an action waited."
    )
  }

  @Test("7: Whatever is left at the end is reported at its `send`") func left() throws {
    let waiting = run(
      .send(.later),
      .send(.later),
      .send(.later),
      .second,
      .receive(.add(5)) { $0 = 5 }
    )
    try #require(waiting == Run(state: 5, left: [2, 3]), "`.later` was sent 3 times, stated once.")
    let running = run(.send(.forever), .send(.forever), .send(.log))
    try #require(running.left == [1, 2], "The effects of steps 1 and 2 never end.")
    let following = run(.send(.foreverLater), .send(.look), .second, .receive(.forever))
    try #require(following.left == [1, 1], "Step 3 stated an action of step 1; both never end.")
  }

  @Test("A step without a `line` argument fails at its own line") func ownLine() throws {
    let store = Store(initialState: 0, reducer: Self.reducer, environment: .immediate)
    let line = #line + 1
    store.send(.add(3))
    store.receive(.look)
    let lines = store.failures.map {
      $0.line == line ? "first" : $0.line == line + 1 ? "second" : "other"
    }
    try #require(lines == ["first", "second"], "Two wrong steps, each in a line of its own.")
  }
}
