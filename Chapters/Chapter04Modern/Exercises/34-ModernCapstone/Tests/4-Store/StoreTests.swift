// The loop, and the tree carried out.

import Testing

@testable import Chapter04Modern

@Suite("A store") @MainActor struct StoreTests {
  @Test("Actions sent immediately are handled before `send` returns, in order")
  func order() throws {
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
    try #require(store.state == [0, 1, 2, 3, 4], "0 sends 1, 2 and 3, and then 1 sends 4.")
  }

  @Test("Each action is handled once, when it is sent") func eachOnce() throws {
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
    try #require(
      states == [[1], [1, 2], [1, 2, 3]],
      "1, 2 and 3 were sent, and each is handled before `send` returns; here: \(states)."
    )
  }

  @Test("Only one action is handled at a time") func oneByOne() throws {
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
    try #require(deepest == 1, "From 1,000 down to 0, each action sends the next.")
    try #require(store.state == 500_500, "From 1,000 down to 0, each action sends the next.")
  }

  @Test("The actions that work sends arrive in order, and later sends don't overtake them")
  func work() async throws {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0, state.count == 1 else { return .none }
        return .run { send in for number in 1...100 { await send(number) } }
      }
    }
    await store.send(0).finish()
    try #require(store.state.prefix(5) == [0, 1, 2, 3, 4], "The work of 0 sends 1 to 100.")
    try #require(store.state == Array(0...100), "The work of 0 sends 1 to 100.")
    try #require(store.effects.running.count == 0, "The work has ended: the effects that run.")
  }

  @Test("`finish` waits for all of an action's effects, and for theirs") func finish() async throws
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
    try #require(
      store.state == [0, 1, 2, 3],
      "0 sends 1, 1 sends 2, and 2 sends 3, each in an effect. The actions when `finish` returned."
    )
  }

  @Test("A child's id is its own, and the parent's cancel reaches it") func places() throws {
    let store = Runner.store()
    func timer() -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: "timer")
    }
    store.send(.run(.merge(timer().within(1), timer().within(2), timer())))
    let began = store.effects.running.count
    try #require(began == 3, "Two children and the parent began a timer.")
    store.send(.run(Effect.cancel(id: "timer").within(1)))
    let left = store.effects.running.count
    try #require(left == 2, "The first child cancelled its timer.")
    store.send(.run(.cancel(id: 2)))
    let rest = store.effects.running.count
    try #require(rest == 1, "The parent cancelled the second child.")
    store.send(.run(timer().within(3)))
    store.send(.run(.cancel(id: "timer")))
    try #require(
      [store.effects.running.count, store.effects.keyCount] == [0, 0],
      "A third child began a timer, and the parent cancelled its own: the effects, and their keys."
    )
  }

  @Test("A place is a path, from the outermost child to the innermost") func grandchildren() throws
  {
    let store = Runner.store()
    func timer(in list: String) -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: "timer").within("row").within(list)
    }
    store.send(.run(.merge(timer(in: "list"), timer(in: "other list"))))
    store.send(.run(Effect.cancel(id: "timer").within("row").within("list")))
    try #require(
      store.effects.running.count == 1,
      "The same row of two lists began a timer, and one of them cancelled it."
    )
    store.send(.run(Effect.cancel(id: "timer").within("other list")))
    try #require(store.effects.running.count == 0, "The other list cancelled its rows' timers.")
  }

  @Test("A merge ends when all of its parts have ended") func mergeEnds() async throws {
    let store = Runner.store()
    let gate = Gate()
    let waiting: Effect<Runner.Action> = .run { _ in try await gate.wait() }
    let task = store.send(.run(.concatenate(.merge(waiting, .send(.number(1))), .send(.number(2)))))
    try #require(store.log == [1], "One part of the merge sent 1, and the other is still waiting.")
    gate.open()
    await task.finish()
    try #require(store.log == [1, 2], "Then the other ended, too, and 2 comes after the merge.")
  }

  @Test("A cancelled effect sends nothing more, not even from a task of its own")
  func cancelled() async throws {
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
    try #require(store.log == [], "The effect was cancelled. What it and a task of its own sent.")
  }

  @Test("`cancelInFlight` ends the running effect, not the new one") func cancelInFlight() throws {
    let store = Runner.store()
    func timer(_ cancelInFlight: Bool) -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: 1, cancelInFlight: cancelInFlight)
    }
    store.send(.run(timer(false)))
    let first = try #require(store.effects.running.first, "An effect started.").number
    store.send(.run(timer(true)))
    let running = store.effects.running.map { $0.number == first ? "first" : "second" }
    try #require(running == ["second"], "A second effect started. Which ones are running.")
    store.send(.run(.cancel(id: 1)))
  }

  @Test("The reducer and its effects have the store's dependencies") func dependencies()
    async throws
  {
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
    try #require(store.state == ["mine", "mine later"], "The reducer and its work read \"mine\".")
  }

  @Test("A store's effects end when the store is released") func goesAway() async throws {
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
    let isKept = { [weak store] in store == nil ? "released" : "kept" }
    store = nil
    let fate = isKept()
    defer { task?.cancel() }
    try #require(fate == "released", "Nobody but its effect could have kept the store.")
    let alarm = Task {
      try await Task.sleep(for: .seconds(1))
      end.finish()
    }
    var outcome = "still running"
    for await isCancelled in ended { outcome = isCancelled ? "cancelled" : "ended" }
    alarm.cancel()
    try #require(outcome == "cancelled", "The store was released. What became of its effect.")
  }
}
