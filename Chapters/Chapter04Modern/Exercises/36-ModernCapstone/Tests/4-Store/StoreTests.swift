// The loop, and the tree carried out.

import Testing

@testable import Chapter04Modern

@Suite("A store") @MainActor struct StoreTests {
  @Test("Actions sent at once are handled before `send` returns, in order")
  func order() {
    // 0 → 1, 2 and 3 as a merge; 1 → 4
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0: return .merge(.send(1), .send(2), .send(3))
        case 1: return .send(4)
        default: return .none
        }
      }
    }
    store.send(0)
    let comment: Comment =
      switch store.state {
      case let all where all.count { $0 == 1 } > 1:
        "An action that was sent once was handled twice."
      case [0]: "The reducer returned three sends, but none of them was handled."
      case [0, 3, 2, 1, 4], [0, 3, 2, 4, 1]:
        "The last action in came first: the actions form a queue, not a stack."
      case [0, 1, 4, 2, 3]:
        "An action was handled while another still was: 4 came before 2. Let it line up."
      default: "0 sends 1, 2 and 3, and then 1 sends 4."
      }
    #expect(store.state == [0, 1, 2, 3, 4], comment)
  }

  @Test("Each action is handled once, when it is sent") func eachOnce() {
    var handled = 0
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        handled += 1
        // Actions that are handled again and again stop here.
        if handled <= 10 { state.append(action) }
        return .none
      }
    }
    let states = (1...3).map { number in
      store.send(number)
      return store.state
    }
    let comment: Comment =
      switch states.last {
      case []: "Three actions were sent, but none was handled."
      case [1]:
        "The first action was handled, but no other: note it when the loop has ended."
      case [1, 1, 2, 1, 2, 3]:
        """
        Each action handled the earlier ones again: remove an action from the queue when it is \
        handled.
        """
      case [1, 1, 2, 2, 3, 3]: "Each action was handled twice."
      default: "1, 2 and 3 were sent, and each is handled before `send` returns; here: \(states)."
      }
    #expect(states == [[1], [1, 2], [1, 2, 3]], comment)
  }

  @Test("Only one action is handled at a time") func oneByOne() {
    var depth = 0
    var deepest = 0
    var handled = 0
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        depth += 1
        deepest = max(deepest, depth)
        state += action
        depth -= 1
        handled += 1
        // Actions that become more and more stop here.
        return action > 0 && handled < 2_000 ? .send(action - 1) : .none
      }
    }
    store.send(1_000)
    #expect(store.state == 500_500, "From 1,000 down to 0, each action sends the next.")
    #expect(deepest == 1, "An action was handled while another one was: let it line up.")
  }

  @Test("The actions that work sends arrive in order, and later sends don't overtake them")
  func work() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0, state.count == 1 else { return .none }
        return .run { send in for number in 1...100 { await send(number) } }
      }
    }
    await store.send(0).finish()
    let isInOrder = store.state == Array(0...100)
    #expect(
      isInOrder,
      """
      0 is sent, and then its work sends 1 to 100. \(store.state.count) actions were handled, \
      beginning with \(store.state.prefix(5)).
      """
    )
    #expect(store.effects.running.isEmpty, "The work has ended, but it is still in the table.")
  }

  @Test("`finish` waits for all of an action's effects, and for theirs") func finish()
    async
  {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action < 3 else { return .none }
        return .concatenate(
          .run { _ in await Task.yield() },
          .run { send in await send(action + 1) }
        )
      }
    }
    await store.send(0).finish()
    #expect(
      store.state == [0, 1, 2, 3],
      """
      0 sends 1, 1 sends 2, and 2 sends 3, each in an effect. `finish` returned at \(store.state): \
      effects, and the actions that they send, belong to the action's group.
      """
    )
  }

  @Test("A child's id is its own, and the parent's cancel reaches it") func places() {
    let store = Runner.store()
    func waiting() -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: "timer")
    }
    store.send(.run(.merge(waiting().within(1), waiting().within(2), waiting())))
    let started = store.effects.running.count
    let why: Comment =
      switch started {
      case 0: "Three effects were started, but the table has none: enter each one as it starts."
      case 1:
        "Three effects with the same id were started, and the later ones ended the earlier ones."
      default: "Three effects were started, but \(started) are running."
      }
    #expect(started == 3, why)
    guard started == 3 else { return }
    store.send(.run(Effect.cancel(id: "timer").within(1)))
    let comment: Comment =
      switch store.effects.running.count {
      case 0, 1: "The first child cancelled its timer, and another child's ended, too."
      case 3: "The first child cancelled its timer, but it is still in the table."
      default: "Two of three timers have to be left."
      }
    #expect(store.effects.running.count == 2, comment)
    store.send(.run(.cancel(id: 2)))
    #expect(
      store.effects.running.count == 1,
      "`cancel(id: child)` has to end all of the child's effects at that place."
    )
    store.send(.run(waiting().within(3)))
    store.send(.run(.cancel(id: "timer")))
    #expect(
      store.effects.running.isEmpty,
      "The parent's cancel has to reach its children's timers."
    )
    #expect(store.effects.keyCount == 0)
  }

  @Test("A place is a path, from the outermost child to the innermost") func grandchildren() {
    let store = Runner.store()
    func rows() -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: "timer").within("row")
    }
    store.send(.run(.merge(rows().within("list"), rows().within("other list"))))
    guard store.effects.running.count == 2 else {
      Issue.record("Effects have to start: fix the rules above first.")
      return
    }
    store.send(.run(Effect.cancel(id: "timer").within("row").within("list")))
    let comment: Comment =
      switch store.effects.running.count {
      case 0:
        "A row of one list stopped its timer, and the same row's timer in another list ended, too."
      default: "The row stopped its timer, but it is still in the table."
      }
    #expect(store.effects.running.count == 1, comment)
    store.send(.run(Effect.cancel(id: "timer").within("other list")))
    #expect(
      store.effects.running.isEmpty,
      """
      A list stopped its rows' timers, but one is still running. A row's path begins with the \
      list's and ends with the row's id.
      """
    )
  }

  @Test("A merge ends when all of its parts have ended") func mergeEnds() async {
    let store = Runner.store()
    let gate = Gate()
    let task = store.send(
      .run(
        .concatenate(
          .merge(.run { _ in try await gate.wait() }, .send(.number(1))),
          .send(.number(2))
        )
      )
    )
    let early = store.log
    gate.open()
    await task.finish()
    let comment: Comment =
      switch (early, store.log) {
      case ([1, 2], _):
        """
        A merge comes first, and 2 is sent after it. One part of the merge hadn't ended, but 2 was \
        sent.
        """
      case (_, [1]):
        "Both parts of the merge had ended, but the effect after the merge never began."
      default:
        "The merge sends 1, and 2 is sent when both its parts have ended; here: \(store.log)."
      }
    #expect(early == [1] && store.log == [1, 2], comment)
  }

  @Test("A cancelled effect sends nothing more, not even from a task of its own")
  func cancelled() async {
    let runs = Runner.store()
    await runs.send(.run(.run { send in await send(.number(1)) })).finish()
    guard runs.log == [1] else {
      Issue.record(
        "Work has to run, and its actions have to be handled: fix the rules above first."
      )
      return
    }
    let store = Runner.store()
    let gate = Gate()
    let task = store.send(
      .run(
        .run { send in
          try? await gate.wait()
          await send(.number(1))
          await Task { await send(.number(2)) }.value
        }
        .cancellable(id: 1)
      )
    )
    await gate.isReached()
    store.send(.run(.cancel(id: 1)))
    gate.open()
    await task.finish()
    let comment: Comment =
      switch store.log {
      case [2]:
        """
        The effect was cancelled, but a task that it had made kept sending. Check the effect, not \
        only the task.
        """
      default: "The effect was cancelled before it sent anything, but then it sent \(store.log)."
      }
    #expect(store.log == [], comment)
  }

  @Test("`cancelInFlight` ends the running effect, not the new one")
  func cancelInFlight() async {
    let store = Runner.store()
    func timer(_ cancelInFlight: Bool) -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: 1, cancelInFlight: cancelInFlight)
    }
    store.send(.run(timer(false)))
    let first = store.effects.running.map(\.number)
    store.send(.run(timer(true)))
    let running = store.effects.running.map(\.number)
    let comment: Comment =
      switch running.count {
      case _ where first.count != 1: "An effect that starts has to be in the table: fix that first."
      case 0:
        "Both effects have ended, even the new one: cancel what is running, then start the new one."
      case 2: "Both effects are in the table: `cancelInFlight` has to cancel the earlier one."
      default: "The earlier effect is running instead of the new one."
      }
    #expect(first.count == 1 && running.count == 1 && running != first, comment)
    store.send(.run(.cancel(id: 1)))
  }

  @Test("The reducer and its effects have the store's dependencies") func dependencies() async {
    enum Name: DependencyKey {
      static let liveValue = "live"
      static let testValue = "test"
    }
    let store = Store(initialState: [String]()) {
      Reduce<[String], String?> { state, action in
        state.append(action ?? DependencyValues.current[Name.self])
        guard action == nil else { return .none }
        return .run { send in await send(DependencyValues.current[Name.self] + " later") }
      }
    } withDependencies: {
      $0[Name.self] = "mine"
    }
    await store.send(nil).finish()
    let overridden = withDependencies {
      $0[Name.self] = "other"
    } operation: {
      DependencyValues.current[Name.self]
    }
    let comment: Comment =
      switch (store.state.first, store.state.last) {
      case _ where overridden != "other":
        "An override has to be seen: fix the rules about dependencies first."
      case ("live", _): "The store overrides the name, but its reducer reads another one."
      case (_, "live later"):
        """
        The reducer has the store's name, but its work doesn't: `run` has to capture the values \
        when it is called.
        """
      default: "The reducer has to read \"mine\", and so does its work, later."
      }
    #expect(store.state == ["mine", "mine later"], comment)
  }

  @Test("A store's effects end when the store is released") func goesAway() async {
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    var store: StoreOf<Runner>? = Runner.store()
    let task = store?.send(
      .run(
        .concatenate(
          .run { _ in
            try? await Task.never()
            end.yield(Task.isCancelled)
            end.finish()
          },
          .send(.number(1))
        )
      )
    )
    let isKept = { [weak store] in store != nil }
    store = nil
    #expect(!isKept(), "An effect keeps the store alive: capture the store weakly.")
    guard !isKept() else { return task?.cancel() ?? () }
    let alarm = Task {
      try await Task.sleep(for: .seconds(1))
      end.finish()
    }
    var isCancelled: Bool?
    for await value in ended { isCancelled = value }
    alarm.cancel()
    #expect(
      isCancelled == true,
      """
      The store is gone, but its effect is still running. The table is released with the store, \
      and has to cancel it.
      """
    )
    if isCancelled == true { await task?.finish() } else { task?.cancel() }
  }
}
