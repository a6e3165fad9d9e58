// The loop, and the tree carried out.

import Testing

@testable import Chapter04Modern

@Suite("A store") @MainActor struct StoreTests {
  @Test("What is sent at once is handled before `send` returns, in the order of the sends")
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
      case [0]: "The reducer returned three sends, and nothing was sent."
      case [0, 1, 4, 2, 3]:
        "An action was handled inside of the one before: 4 came before 2. Let it line up."
      default: "0 sends 1, 2 and 3, and then 1 sends 4."
      }
    #expect(store.state == [0, 1, 2, 3, 4], comment)
  }

  @Test("While an action is handled, no other one is") func oneByOne() {
    var depth = 0
    var deepest = 0
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        depth += 1
        deepest = max(deepest, depth)
        state += action
        depth -= 1
        return action > 0 ? .send(action - 1) : .none
      }
    }
    store.send(1_000)
    #expect(store.state == 500_500, "From 1,000 down to 0, each action sends the next.")
    #expect(deepest == 1)
  }

  @Test("What work sends arrives in its order, and later sends don't overtake it")
  func work() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .run { send in for number in 1...100 { await send(number) } }
      }
    }
    await store.send(0).finish()
    #expect(store.state == Array(0...100))
    #expect(store.effects.running.isEmpty, "The work has ended, and it is still in the table.")
  }

  @Test("`finish` waits for all that follows, also for what follows from that") func finish() async
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
    #expect(store.state == [0, 1, 2, 3])
  }

  @Test("A child's id is its own, and the parent's cancel reaches it") func places() {
    let store = Runner.store()
    func waiting() -> Effect<Runner.Action> {
      .run { _ in try await Task.never() }.cancellable(id: "timer")
    }
    store.send(.run(.merge(waiting().within(1), waiting().within(2), waiting())))
    #expect(store.effects.running.count == 3)
    store.send(.run(Effect.cancel(id: "timer").within(1)))
    let comment: Comment =
      switch store.effects.running.count {
      case 0, 1: "The first child cancelled its timer, and another one's ended, too."
      case 3: "The first child cancelled its timer, and it runs."
      default: "Of three timers, two are left."
      }
    #expect(store.effects.running.count == 2, comment)
    store.send(.run(.cancel(id: 2)))
    #expect(
      store.effects.running.count == 1,
      "`cancel(id: child)` ends everything of the child within that place."
    )
    store.send(.run(waiting().within(3)))
    store.send(.run(.cancel(id: "timer")))
    #expect(store.effects.running.isEmpty, "The parent's cancel reaches its children's timers.")
    #expect(store.effects.keyCount == 0)
  }

  @Test("What was cancelled sends nothing any more, not even from a task of its own")
  func cancelled() async {
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
      store.log == [2]
      ? "It was cancelled, and a task that it had made sent on. Ask the effect, not only the task."
      : "It was cancelled before it sent anything."
    #expect(store.log == [], comment)
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
    #expect(store.state == ["mine", "mine later"])
  }

  @Test("When the store goes away, its effects end") func goesAway() async {
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
    #expect(!isKept(), "An effect keeps the store: capture it weakly.")
    guard !isKept() else { return task?.cancel() ?? () }
    for await isCancelled in ended { #expect(isCancelled) }
    await task?.finish()
  }
}
