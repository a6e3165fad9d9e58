// Work in a task, by itself, in a store, and in a test.

import Chapter04Modern

extension ModernBenchmark {
  func effects() async {
    await sendingAtOnce()
    let trips = 2_000
    let store = Store(initialState: Asking.State()) { Asking() }
    let test = TestStore(initialState: Asking.State()) { Asking() }
    let waiting = TestStore(initialState: Asking.State()) { Asking() }
    await waiting.send(.sleep)
    let times = await measure(
      trips,
      [
        { for _ in 0..<trips { await Task.detached {}.value } },
        { for _ in 0..<trips { await Task.detached { await MainActor.run {} }.value } },
        { for _ in 0..<trips { await store.send(.ask).finish() } },
        {
          for _ in 0..<trips {
            await test.send(.ask)
            await test.receive(\.answer) { $0.count += 1 }
          }
        },
        {
          for _ in 0..<trips {
            await waiting.send(.ask)
            await waiting.receive(\.answer) { $0.count += 1 }
          }
        },
        {
          await Self.restart(trips) {
            sleepingTask()
          } cancel: {
            $0.cancel()
          }
        },
        {
          await Self.restart(trips) {
            store.send(.sleep)
          } cancel: { _ in
          }
        },
      ]
    )
    store.send(.wake)
    await waiting.skipInFlightEffects()
    // An effect has to leave the main actor, and to come back with its action. So the least that
    // does the same is a task that makes this round trip, not one that only ends.
    heading("An effect", floor: "a bare round trip; a bare restart")
    row("a bare task", times[0], floor: times[1])
    row("a bare round trip to the main actor", times[1])
    row("`run`, and the action it sends", times[2], floor: times[1])
    row("`TestStore`: send and receive", times[3], floor: times[1])
    row("the same while another effect sleeps", times[4], floor: times[1])
    row("a restart by `cancelInFlight`", times[6], floor: times[5])
  }

  private func sendingAtOnce() async {
    let store = Store(initialState: Asking.State()) { Asking() }
    let times = await measure(
      sends,
      [
        {
          for _ in 0..<sends {
            store.send(.answer)
            store.send(.answer)
          }
        },
        { for _ in 0..<sends { store.send(.askAtOnce) } },
      ]
    )
    heading("An effect that is an action", floor: "two sends")
    row("`Effect.send`", times[1], floor: times[0])
  }

  /// Starts something that sleeps, which ends what was started before, and waits for that end.
  private static func restart<Work: Waiting>(
    _ count: Int,
    start: @MainActor () -> Work,
    cancel: (Work) -> Void
  ) async {
    var last = start()
    for _ in 0..<count {
      cancel(last)
      let next = start()
      await last.wait()
      last = next
    }
    cancel(last)
  }

  /// A task that does what an effect's does: it begins on the main actor, and leaves it to sleep.
  private func sleepingTask() -> Task<Void, Never> {
    Task { @MainActor in try? await TestClock().sleep(for: .seconds(1)) }
  }
}

/// What can be waited for.
private protocol Waiting {
  @MainActor func wait() async
}

extension Task: Waiting where Failure == Never {
  fileprivate func wait() async { _ = await value }
}

extension StoreTask: Waiting {
  fileprivate func wait() async { await finish() }
}

private struct Asking: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable, CasePathable {
    case ask
    /// Has its answer at once.
    case askAtOnce
    case answer
    /// Ends the sleep that began before.
    case sleep
    case wake

    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var answer: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .answer }, extract: { $0 == .answer ? () : nil })
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ask:
        return .run { send in await send(.answer) }
      case .askAtOnce:
        return .send(.answer)
      case .answer:
        state.count += 1
        return .none
      case .sleep:
        return .run { _ in try await TestClock().sleep(for: .seconds(1)) }
          .cancellable(id: "sleep", cancelInFlight: true)
      case .wake:
        return .cancel(id: "sleep")
      }
    }
  }
}
