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
    /// Has an effect that sends what the environment says.
    case ask
  }

  private struct Environment {
    var scheduler: AnyScheduler = .immediate
    var answer = 7
  }

  private static let reducer = Reducer<Int, Action, Environment> { count, action, environment in
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
      return Effect(value: .add(5)).deferred(for: .seconds(1), scheduler: environment.scheduler)
    case .log:
      return .fireAndForget {}
    case .forever:
      return .run { _ in AnyCancellable {} }
    case .foreverLater:
      return Effect(value: .forever).deferred(for: .seconds(1), scheduler: environment.scheduler)
    case .lookForever:
      return .run { subscriber in
        subscriber.send(.look)
        return AnyCancellable {}
      }
    case .ask:
      return Effect(value: .add(environment.answer))
    }
  }

  private typealias Store = TestStore<Int, Action, Environment>

  private func store(_ environment: Environment = Environment()) -> Store {
    TestStore(initialState: 0, reducer: Self.reducer, environment: environment)
  }

  /// The lines at which a test fails that takes these steps.
  private func lines(_ steps: (Store) -> Void) -> [Int] {
    let store = store()
    steps(store)
    store.finish()
    return store.failures.map(\.line).sorted()
  }

  private let earlier = "This depends on the rules above: fix those first."

  /// Whether a test of one action that states what happens passes.
  private var isSending: Bool {
    let store = store()
    store.send(.add(3), line: 1) { $0 += 3 }
    return store.failures.isEmpty && store.state == 3
  }

  /// Whether one action that an effect sends can be received.
  private var isReceiving: Bool {
    let store = store()
    store.send(.ask, line: 1)
    store.receive(.add(7), line: 2) { $0 += 7 }
    return store.failures.isEmpty && store.state == 7
  }

  /// Whether nothing is left when everything was received.
  private var isEnding: Bool {
    isReceiving
      && lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2) { $0 += 7 }
      } == []
  }

  /// Whether nothing is reported at the end of a test of one action without an effect.
  private var isQuiet: Bool { lines { store in store.send(.look, line: 1) } == [] }

  /// Whether an action that comes later is received, and how much is reported as left then. The
  /// effect of `.later` is over a second after its start, that of `.add(5)` at once.
  private var delayed: (isReceived: Bool, left: Int) {
    let scheduler = DispatchQueue.test
    let store = store(Environment(scheduler: scheduler.eraseToAnyScheduler()))
    store.send(.later, line: 1)
    scheduler.advance(by: .seconds(1))
    store.receive(.add(5), line: 2) { $0 += 5 }
    let isReceived = store.failures.isEmpty
    store.finish()
    return (isReceived, store.failures.count)
  }

  /// Whether two actions are received in the order in which they were sent.
  private var isInOrder: Bool {
    let store = store()
    store.send(.both, line: 1)
    store.receive(.add(1), line: 2) { $0 = 1 }
    store.receive(.add(10), line: 3) { $0 = 11 }
    return store.failures.isEmpty
  }

  // MARK: - Tests that state everything pass

  @Test("A step that states what happens passes") func right() {
    let store = store()
    store.send(.add(3), line: 1) { $0 += 3 }
    store.send(.look, line: 2)
    store.send(.add(4), line: 3) { $0 = 7 }
    let why =
      if store.state == 0 {
        "`send` runs the reducer on the store's own state, but the state is still 0."
      } else if store.state != 7 {
        "After 3 and 4 the state is 7, but it is \(store.state)."
      } else {
        """
        Every step stated what happened, but one failed. The closure changes a copy of the state \
        from before the action; that is compared with the state after it.
        """
      }
    #expect(store.failures.isEmpty && store.state == 7, "\(why)")
  }

  @Test("What an effect sends is received, one action for each step") func received() {
    let store = store()
    store.send(.both, line: 1)
    let afterSend = store.failures.map(\.line)
    let whySend =
      if !isSending {
        earlier
      } else if store.state == 0 {
        "Sending `.both` changes nothing by itself, but the step failed."
      } else {
        """
        What the effect of `.both` sent was reduced at once. Each of its actions waits, until a \
        `receive` states it.
        """
      }
    #expect(afterSend == [] && store.state == 0, "\(whySend)")
    store.receive(.add(1), line: 2) { $0 = 1 }
    store.receive(.add(10), line: 3) { $0 = 11 }
    let why =
      if !isSending || afterSend != [] {
        earlier
      } else if store.state == 0, !store.failures.isEmpty {
        "`.add(1)` waits longest, the step stated it, but it failed: first in, first out."
      } else if store.state == 0 {
        """
        Both actions were stated, but the state is still 0: `receive` reduces the action that \
        waited.
        """
      } else if store.failures.map(\.line).contains(2), store.state == 11 {
        """
        The step for `.add(1)` was compared with the state after `.add(10)`. Each step sees the \
        state after its own action.
        """
      } else {
        """
        `.add(1)` makes 1, then `.add(10)` makes 11. Both were stated, but the state is \
        \(store.state).
        """
      }
    #expect(store.failures.isEmpty && store.state == 11, "\(why)")
  }

  @Test("The effects of received actions are started, too") func chain() {
    let store = store()
    store.send(.chain, line: 1) { $0 = 100 }
    store.receive(.both, line: 2)
    store.receive(.add(1), line: 3) { $0 += 1 }
    store.receive(.add(10), line: 4) { $0 += 10 }
    store.finish()
    let why =
      switch store.failures.map(\.line).min() {
      case _ where !isReceiving: earlier
      case _ where !isInOrder: earlier
      case 3?:
        "`.both` was received, but its effect was never started: \(store.failures[0].message)"
      default:
        "All four steps state what happens, but \(store.failures.map(\.message)) was reported."
      }
    #expect(store.failures.isEmpty && store.state == 111, "\(why)")
  }

  @Test("An action that comes later is received later") func later() {
    let scheduler = DispatchQueue.test
    let store = store(Environment(scheduler: scheduler.eraseToAnyScheduler()))
    store.send(.later, line: 1)
    scheduler.advance(by: .seconds(1))
    store.receive(.add(5), line: 2) { $0 = 5 }
    store.finish()
    let why =
      switch store.failures.map(\.line).first {
      case _ where !isEnding: earlier
      case 2?:
        """
        The action of a second later never came. Keep what `sink` returns, or the effect is \
        cancelled.
        """
      default:
        "It was received, the effect is over, but \(store.failures.map(\.message)) was reported."
      }
    #expect(store.failures.isEmpty && store.state == 5, "\(why)")
  }

  @Test("An effect that is over is not a failure") func over() {  // starter passes
    let lines = lines { store in
      store.send(.log, line: 1)
      store.send(.look, line: 2)
    }
    let why =
      switch delayed {
      case _ where !isSending: earlier
      case (true, 2):
        """
        Effects that are over are thought to run, whether they end at once or later. \
        `receiveCompletion` is called when one is over.
        """
      default:
        """
        The effect of `.log` was over before `sink` returned, but is thought to run. Mark it as \
        running before you start it.
        """
      }
    #expect(lines == [], "\(why)")
    let again = self.lines { store in
      store.send(.ask, line: 1)
      store.receive(.add(7), line: 2) { $0 += 7 }
    }
    let whyAgain =
      isReceiving && lines == []
      ? "All was received, but something was reported as left." : earlier
    #expect(again == [], "\(whyAgain)")
  }

  // MARK: - The seven faults

  /// One failure, at the line that is named.
  private func expect(
    _ lines: [Int],
    _ line: Int,
    when isTestable: Bool,
    unnoticed: String,
    elsewhere: String = "The failure belongs to the line of the step that is wrong.",
    again: String? = nil
  ) {
    let why =
      if !isTestable {
        earlier
      } else if lines.isEmpty {
        unnoticed
      } else if lines.contains(line), !isQuiet {
        earlier
      } else if lines.contains(line) {
        """
        It was noticed, and reported \(lines.count) times, at the lines \(lines). \
        \(again ?? "One fault is one failure.")
        """
      } else {
        "It was noticed at line \(lines), and not at line \(line). \(elsewhere)"
      }
    #expect(lines == [line], "\(why)")
  }

  @Test("1: a state that isn't the stated one") func differs() {
    expect(
      lines { store in
        store.send(.look, line: 1)
        store.send(.add(3), line: 2) { $0 = 4 }
      },
      2,
      when: isSending,
      unnoticed: "The step stated 4, the state became 3, but the test passed."
    )
    expect(
      lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2) { $0 = 8 }
      },
      2,
      when: isReceiving,
      unnoticed: "A `receive` stated 8, the state became 7, but the test passed."
    )
  }

  @Test("The state is the reducer's, whatever a step states") func ownState() {  // starter passes
    let store = store()
    store.send(.look, line: 1) { $0 = 7 }
    let why =
      isSending
      ? """
      A step stated 7, nothing changed, but the store's state became 7. Only the reducer changes \
      it.
      """
      : earlier
    #expect(store.state == 0, "\(why)")

    let wrong = self.store()
    wrong.send(.add(3), line: 1) { $0 = 5 }
    let after = wrong.state
    wrong.send(.add(1), line: 2) { $0 = 4 }
    guard isSending else { return }
    let whyAfter =
      if wrong.failures.first?.line != 1 {
        earlier
      } else if after == 5 {
        "A step stated 5, the reducer made 3, and the test went on from 5. It goes on from 3."
      } else {
        """
        A step stated 5, the reducer made 3, and the test went on from \(after). After a fault it \
        goes on from what the reducer made, so one fault isn't reported twice.
        """
      }
    #expect(wrong.failures.map(\.line) == [1] && wrong.state == 4, "\(whyAfter)")
  }

  @Test("2: a change that no step states") func unstated() {
    expect(
      lines { store in store.send(.add(3), line: 1) },
      1,
      when: isSending,
      unnoticed: """
        The step has no closure, the state changed, but the test passed. No closure means no \
        change, and not that anything goes.
        """
    )
    expect(
      lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2)
      },
      2,
      when: isReceiving,
      unnoticed: "A `receive` has no closure, the state changed, but the test passed."
    )
  }

  @Test("3: a stated change that doesn't happen") func didNotHappen() {
    expect(
      lines { store in store.send(.look, line: 1) { $0 = 1 } },
      1,
      when: isSending,
      unnoticed: "The step stated a change, nothing changed, but the test passed."
    )
  }

  @Test("4: a different action from the one stated") func wrongAction() {
    let wrong = lines { store in
      store.send(.ask, line: 1)
      store.receive(.add(8), line: 2) { $0 += 7 }
    }
    expect(
      wrong,
      2,
      when: isReceiving,
      unnoticed: "`.add(7)` was waiting, the step stated `.add(8)`, but the test passed.",
      again: wrong.contains(1)
        ? """
        Each fault is reported once. The action that came still waits, and `finish` reports it, \
        too: take it from the queue, whatever the step states.
        """
        : "It is one fault: where another action came, there is no change to compare."
    )
    let twice = lines { store in
      store.send(.ask, line: 1)
      store.receive(.add(8), line: 2) { $0 = 8 }
    }
    let whyTwice =
      isEnding && twice == [2, 2]
      ? """
      A step stated `.add(8)` and its change, and `.add(7)` came. That is one fault: don't compare \
      the change, too.
      """
      : earlier
    #expect(twice == [2], "\(whyTwice)")
    let store = store()
    store.send(.both, line: 1)
    store.receive(.add(10), line: 2) { $0 += 10 }
    let why =
      isReceiving
      ? """
      `.add(1)` came first, the step stated `.add(10)`, but passed: it was found behind the other. \
      The order belongs to what a test states.
      """
      : earlier
    #expect(store.failures.first?.line == 2, "\(why)")
    guard isReceiving, store.failures.map(\.line) == [2] else { return }
    store.receive(.add(10), line: 3) { $0 += 10 }
    #expect(
      store.failures.map(\.line) == [2],
      "`.add(1)` came instead of another action. `.add(10)` waited behind it, and was lost with it."
    )
  }

  @Test("5: nothing to receive") func nothing() {
    expect(
      lines { store in
        store.send(.add(3), line: 1) { $0 += 3 }
        store.receive(.look, line: 2)
      },
      2,
      when: isSending,
      unnoticed: "No effect had sent anything, a step stated an action, but the test passed."
    )
    expect(
      lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2) { $0 += 7 }
        store.receive(.add(7), line: 3) { $0 += 7 }
      },
      3,
      when: isReceiving,
      unnoticed: "One action came, two steps received it, but the test passed."
    )
    let store = store()
    store.receive(.add(4), line: 1) { $0 += 4 }
    #expect(
      store.state == 0,
      "A step stated `.add(4)`, no effect had sent it, but it was handled all the same."
    )
  }

  @Test("6: a send while actions wait") func sendWhileWaiting() {
    let sent = self.store()
    sent.send(.ask, line: 1)
    sent.send(.add(3), line: 2) { $0 = 3 }
    let whySent =
      isReceiving
      ? "A `send` came while an action waited. That is reported, and then it is sent all the same."
      : earlier
    #expect(sent.state == 3, "\(whySent)")
    let unstated = self.store()
    unstated.send(.ask, line: 1)
    unstated.send(.add(3), line: 2)
    let whyUnstated =
      isReceiving && unstated.failures.map(\.line) == [2]
      ? """
      A `send` came while an action waited, and it changed the state without stating that. Those \
      are two faults, each to be reported.
      """
      : earlier
    #expect(unstated.failures.map(\.line) == [2, 2], "\(whyUnstated)")
    let two = self.store()
    two.send(.both, line: 1)
    two.send(.look, line: 2)
    #expect(
      two.failures.count < 2,
      "Two actions were waiting, another was sent, but that was reported twice. It is one fault."
    )
    let store = store()
    store.send(.ask, line: 1)
    store.send(.look, line: 2)
    expect(
      store.failures.map(\.line),
      2,
      when: isReceiving,
      unnoticed:
        "`.add(7)` was waiting to be received, another action was sent, but the test passed."
    )
    store.receive(.add(7), line: 3) { $0 += 7 }
    let why =
      isReceiving && store.failures.first?.line == 2
      ? "What waited could not be received any more, so one fault became two." : earlier
    #expect(store.failures.map(\.line) == [2], "\(why)")
  }

  @Test("7: something left at the end, at the `send` that it follows from") func left() {
    let elsewhere = "What is left belongs to the line of the `send` that it follows from."
    let scheduler = DispatchQueue.test
    let later = store(Environment(scheduler: scheduler.eraseToAnyScheduler()))
    later.send(.later, line: 1)
    later.send(.later, line: 2)
    later.send(.look, line: 3)
    let whyRunning =
      isEnding
      ? """
      The effect of the first `send` was running at the second. Only an action that waits is a \
      fault.
      """
      : earlier
    let earlyFailures = later.failures.map(\.line)
    #expect(earlyFailures == [], "\(whyRunning)")
    expect(
      lines { store in
        store.send(.look, line: 1)
        store.send(.ask, line: 2)
      },
      2,
      when: isEnding,
      unnoticed: "`.add(7)` was waiting when the test ended, but the test passed.",
      elsewhere: elsewhere
    )
    expect(
      lines { store in
        store.send(.chain, line: 1) { $0 += 100 }
        store.receive(.both, line: 2)
        store.receive(.add(1), line: 3) { $0 += 1 }
      },
      1,
      when: isEnding,
      unnoticed:
        """
        The effect of a received action had sent one more, nobody received it, but the test \
        passed.
        """,
      elsewhere:
        "Its effect belongs to a received action, and that goes back to the `send` in line 1."
    )
    expect(
      lines { store in
        store.send(.forever, line: 1)
        store.send(.look, line: 2)
      },
      1,
      when: isEnding,
      unnoticed: "An effect was still running when the test ended, but the test passed.",
      elsewhere: elsewhere
    )
    scheduler.advance(by: .seconds(1))
    later.finish()
    let whyTwo =
      isEnding && Set(later.failures.map(\.line)).count == 1
      ? "Two actions came later, of the `send`s in 1 and 2. Both are left, but one was reported."
      : earlier
    #expect(Set(later.failures.map(\.line)) == [1, 2], "\(whyTwo)")

    expect(
      Array(
        Set(
          lines { store in
            store.send(.add(3), line: 1)
            store.send(.forever, line: 2)
          }
        )
        .subtracting([1])
      ),
      2,
      when: isEnding,
      unnoticed: "A step had failed, but at the end nothing was said of an effect that still ran.",
      elsewhere: elsewhere
    )
    expect(
      lines { store in
        store.send(.lookForever, line: 1)
        store.receive(.look, line: 2)
      },
      1,
      when: isEnding,
      unnoticed: """
        An effect had sent an action and went on running, but the test passed. It is over when it \
        completes.
        """,
      elsewhere: elsewhere
    )
    expect(
      lines { store in
        store.send(.forever, line: 1)
        store.send(.log, line: 2)
      },
      1,
      when: isEnding,
      unnoticed: """
        Two effects were started, and the second was over. The first still ran, but the test \
        passed: each needs an entry.
        """,
      elsewhere: elsewhere
    )
    let both = lines { store in
      store.send(.forever, line: 1)
      store.send(.forever, line: 2)
    }
    let whyBoth =
      isEnding
      ? "Two effects still ran, of the `send`s in 1 and 2, but \(both) was reported." : earlier
    #expect(Set(both) == [1, 2], "\(whyBoth)")
    let chain = store(Environment(scheduler: scheduler.eraseToAnyScheduler()))
    chain.send(.foreverLater, line: 1)
    chain.send(.look, line: 2)
    scheduler.advance(by: .seconds(1))
    chain.receive(.forever, line: 3)
    chain.finish()
    expect(
      chain.failures.map(\.line),
      1,
      when: isEnding && delayed.isReceived,
      unnoticed: "A received action's effect was still running at the end, but the test passed.",
      elsewhere: """
        The action came after the `send` in line 2, but it followed from the one in line 1, and so \
        does its effect. Keep the line with the action that waits.
        """
    )
    let before = store()
    before.send(.forever, line: 1)
    let whyBefore =
      isEnding
      ? "An effect that runs is reported before `finish`: it may still be over by then." : earlier
    #expect(before.failures.isEmpty, "\(whyBefore)")
  }

  @Test("Without a number, a failure is at the line of the step itself") func ownLine() {
    let store = store()
    let line = #line + 1
    store.send(.add(3))
    store.receive(.look)
    let lines = store.failures.map(\.line)
    let why =
      isSending && lines.count == 2
      ? """
      Two steps failed, in the lines \(line) and \(line + 1), and \(lines) was reported. The \
      parameter `line` should be `#line` by default, and be passed on.
      """
      : earlier
    #expect(lines == [line, line + 1], "\(why)")
  }
}
