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

  /// The lines at which a test with these steps fails.
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
        "`send` must run the reducer on the store's own state, but the state is still 0."
      } else if store.state != 7 {
        "Adding 3 and 4 makes 7, but the state is \(store.state)."
      } else {
        """
        Every step stated what happened, but one failed. Let the closure change a copy of the \
        state from before the action, and compare that with the state after it.
        """
      }
    #expect(store.failures.isEmpty && store.state == 7, "\(why)")
  }

  @Test("Actions that effects send are received, one in each step") func received() {
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
        The actions that the effect of `.both` sent were reduced at once. Each waits until a \
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
        "A step stated `.add(1)`, which had waited longest, but failed: first in, first out."
      } else if store.state == 0 {
        """
        Both actions were stated, but the state is still 0: `receive` must reduce the waiting \
        action.
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
        The action due a second later never came. Keep what `sink` returns, or the effect is \
        cancelled.
        """
      default:
        "The action came and its effect is over, but \(store.failures.map(\.message)) was reported."
      }
    #expect(store.failures.isEmpty && store.state == 5, "\(why)")
  }

  @Test("An effect that is over isn't a failure") func over() {  // starter passes
    let lines = lines { store in
      store.send(.log, line: 1)
      store.send(.look, line: 2)
    }
    let why =
      switch delayed {
      case _ where !isSending: earlier
      case (true, 2):
        """
        Effects that are over still count as running, whether they end at once or later. \
        `receiveCompletion` is called when one ends.
        """
      default:
        """
        The effect of `.log` was over before `sink` returned, but counts as running. Mark it as \
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
      ? "Everything was received, but something was reported as left." : earlier
    #expect(again == [], "\(whyAgain)")
  }

  // MARK: - The seven faults

  /// One failure, at the line that is named.
  private func expect(
    _ lines: [Int],
    _ line: Int,
    when isTestable: Bool,
    unnoticed: String,
    elsewhere: String = "Report it at the line of the step that is wrong.",
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
        The fault was reported \(lines.count) times, at the lines \(lines). \
        \(again ?? "Report each fault once.")
        """
      } else {
        "The fault was reported at line \(lines), not at line \(line). \(elsewhere)"
      }
    #expect(lines == [line], "\(why)")
  }

  @Test("1: A state other than the stated one is reported") func differs() {
    expect(
      lines { store in
        store.send(.look, line: 1)
        store.send(.add(3), line: 2) { $0 = 4 }
      },
      2,
      when: isSending,
      unnoticed: "The step stated 4 and the state became 3, but the test passed."
    )
    expect(
      lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2) { $0 = 8 }
      },
      2,
      when: isReceiving,
      unnoticed: "A `receive` stated 8 and the state became 7, but the test passed."
    )
  }

  @Test("The state comes from the reducer, whatever a step states")  // starter passes
  func ownState() {
    let store = store()
    store.send(.look, line: 1) { $0 = 7 }
    let why =
      isSending
      ? """
      A step stated 7 and nothing changed, but the store's state became 7. Only the reducer \
      changes it.
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
        "A step stated 5, the reducer made 3, and the store went on from 5. It must go on from 3."
      } else {
        """
        A step stated 5, the reducer made 3, and the store went on from \(after). After a fault it \
        must go on from what the reducer made, so that one fault isn't reported twice.
        """
      }
    #expect(wrong.failures.map(\.line) == [1] && wrong.state == 4, "\(whyAfter)")
  }

  @Test("2: A change that no step states is reported") func unstated() {
    expect(
      lines { store in store.send(.add(3), line: 1) },
      1,
      when: isSending,
      unnoticed: """
        The state changed in a step without a closure, but the test passed. No closure means no \
        change, not that anything goes.
        """
    )
    expect(
      lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2)
      },
      2,
      when: isReceiving,
      unnoticed: "The state changed in a `receive` without a closure, but the test passed."
    )
  }

  @Test("3: A stated change that doesn't happen is reported") func didNotHappen() {
    expect(
      lines { store in store.send(.look, line: 1) { $0 = 1 } },
      1,
      when: isSending,
      unnoticed: "The step stated a change and nothing changed, but the test passed."
    )
  }

  @Test("4: An action other than the stated one is reported") func wrongAction() {
    let wrong = lines { store in
      store.send(.ask, line: 1)
      store.receive(.add(8), line: 2) { $0 += 7 }
    }
    expect(
      wrong,
      2,
      when: isReceiving,
      unnoticed: "`.add(7)` was waiting and the step stated `.add(8)`, but the test passed.",
      again: wrong.contains(1)
        ? """
        Report each fault once. The action that came still waits, and `finish` reports it, too: \
        take it from the queue, whatever the step states.
        """
        : "That is one fault: when another action came, there is no change to compare."
    )
    let twice = lines { store in
      store.send(.ask, line: 1)
      store.receive(.add(8), line: 2) { $0 = 8 }
    }
    let whyTwice =
      isEnding && twice == [2, 2]
      ? """
      A step stated `.add(8)` and its change, but `.add(7)` came. That is one fault: don't compare \
      the change as well.
      """
      : earlier
    #expect(twice == [2], "\(whyTwice)")
    let store = store()
    store.send(.both, line: 1)
    store.receive(.add(10), line: 2) { $0 += 10 }
    let why =
      isReceiving
      ? """
      `.add(1)` came first, but a step that stated `.add(10)` passed: it took that from behind the \
      other. A test states the order, too.
      """
      : earlier
    #expect(store.failures.first?.line == 2, "\(why)")
    guard isReceiving, store.failures.map(\.line) == [2] else { return }
    store.receive(.add(10), line: 3) { $0 += 10 }
    #expect(
      store.failures.map(\.line) == [2],
      "`.add(1)` wasn't the stated action. `.add(10)`, which waited behind it, was lost with it."
    )
  }

  @Test("5: A `receive` without a waiting action is reported") func nothing() {
    expect(
      lines { store in
        store.send(.add(3), line: 1) { $0 += 3 }
        store.receive(.look, line: 2)
      },
      2,
      when: isSending,
      unnoticed: "A step stated an action that no effect had sent, but the test passed."
    )
    expect(
      lines { store in
        store.send(.ask, line: 1)
        store.receive(.add(7), line: 2) { $0 += 7 }
        store.receive(.add(7), line: 3) { $0 += 7 }
      },
      3,
      when: isReceiving,
      unnoticed: "One action came and two steps received it, but the test passed."
    )
    let store = store()
    store.receive(.add(4), line: 1) { $0 += 4 }
    #expect(
      store.state == 0,
      "A step stated `.add(4)`, which no effect had sent, and it was reduced anyway."
    )
  }

  @Test("6: A `send` while actions wait is reported") func sendWhileWaiting() {
    let sent = self.store()
    sent.send(.ask, line: 1)
    sent.send(.add(3), line: 2) { $0 = 3 }
    let whySent =
      isReceiving
      ? "`send` was called while an action waited. Report that, and then send the action anyway."
      : earlier
    #expect(sent.state == 3, "\(whySent)")
    let unstated = self.store()
    unstated.send(.ask, line: 1)
    unstated.send(.add(3), line: 2)
    let whyUnstated =
      isReceiving && unstated.failures.map(\.line) == [2]
      ? """
      A `send` came while an action waited, and its step didn't state the change. Those are two \
      faults: report both.
      """
      : earlier
    #expect(unstated.failures.map(\.line) == [2, 2], "\(whyUnstated)")
    let two = self.store()
    two.send(.both, line: 1)
    two.send(.look, line: 2)
    #expect(
      two.failures.count < 2,
      "An action was sent while two were waiting. That is one fault, but it was reported twice."
    )
    let store = store()
    store.send(.ask, line: 1)
    store.send(.look, line: 2)
    expect(
      store.failures.map(\.line),
      2,
      when: isReceiving,
      unnoticed:
        "An action was sent while `.add(7)` was waiting to be received, but the test passed."
    )
    store.receive(.add(7), line: 3) { $0 += 7 }
    let why =
      isReceiving && store.failures.first?.line == 2
      ? "The waiting action could no longer be received, so one fault became two." : earlier
    #expect(store.failures.map(\.line) == [2], "\(why)")
  }

  @Test("7: Whatever is left at the end is reported at its `send`") func left() {
    let elsewhere = "Report what is left at the line of the `send` that it follows from."
    let scheduler = DispatchQueue.test
    let later = store(Environment(scheduler: scheduler.eraseToAnyScheduler()))
    later.send(.later, line: 1)
    later.send(.later, line: 2)
    later.send(.look, line: 3)
    let whyRunning =
      isEnding
      ? """
      The effect of the first `send` was still running at the second. Only a waiting action is a \
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
        The effect of a received action sent another one, which was never received, but the test \
        passed.
        """,
      elsewhere:
        "Its effect is that of a received action, which goes back to the `send` in line 1."
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
      ? "Two actions came later, from the `send`s in lines 1 and 2. Report both, not just one."
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
      unnoticed: "A step failed, and then an effect still running at the end wasn't reported.",
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
        An effect sent an action and kept running, but the test passed. An effect is over when it \
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
        Two effects were started, and the second ended. The first was still running, but the test \
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
      ? "Two effects were still running, from lines 1 and 2, but \(both) was reported." : earlier
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
        The action came after the `send` in line 2, but it and its effect follow from the one in \
        line 1. Keep the line with the waiting action.
        """
    )
    let before = store()
    before.send(.forever, line: 1)
    let whyBefore =
      isEnding
      ? "A running effect was reported before `finish`: it may be over by then." : earlier
    #expect(before.failures.isEmpty, "\(whyBefore)")
  }

  @Test("A step without a `line` argument fails at its own line") func ownLine() {
    let store = store()
    let line = #line + 1
    store.send(.add(3))
    store.receive(.look)
    let lines = store.failures.map(\.line)
    let why =
      isSending && lines.count == 2
      ? """
      Two steps failed, in lines \(line) and \(line + 1), but \(lines) was reported. Let `line` \
      default to `#line`, and pass it on.
      """
      : earlier
    #expect(lines == [line, line + 1], "\(why)")
  }
}
