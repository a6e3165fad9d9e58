import Testing

@testable import Chapter04Modern

@Suite("Cancelling effects", .timeLimit(.minutes(5))) @MainActor
struct CancellationTests {
  private typealias Effects = Effect<Runner.Action>

  private func wait(_ gate: Gate = Gate(), then number: Int) -> Effects {
    .run { send in
      try await gate.wait()
      await send(.number(number))
    }
  }

  // R4.8
  @Test("A cancel right after the start hits, though the effect did not get to run")
  func atOnce() async {
    let store = Runner.store()
    let ran = Locked(false)
    let task = store.send(
      .run(
        .merge(
          .run { send in
            if !Task.isCancelled { ran.withLock { $0 = true } }
            await send(.number(1))
          }
          .cancellable(id: 1),
          .cancel(id: 1)
        )
      )
    )
    #expect(store.effects.keyCount == 0)
    await task.finish()
    #expect(store.log == [])
    #expect(!ran.value)
  }

  @Test("One id may stand for several effects; cancelInFlight cancels the earlier ones")
  func inFlight() async {
    let store = Runner.store()
    let gate = Gate()
    let earlier = store.send(
      .run(.merge(wait(then: 1).cancellable(id: 1), wait(then: 2).cancellable(id: 1)))
    )
    #expect(store.effects.running.count == 2)
    let later = store.send(.run(wait(gate, then: 3).cancellable(id: 1, cancelInFlight: true)))
    #expect(store.effects.running.count == 1)
    await earlier.finish()
    gate.open()
    await later.finish()
    #expect(store.log == [3])
    #expect(store.effects.keyCount == 0)
  }

  @Test("Nothing that is cancelInFlight still cancels what is in flight")
  func noneInFlight() async {
    let store = Runner.store()
    let task = store.send(.run(wait(then: 1).cancellable(id: 1)))
    store.send(.run(.none.cancellable(id: 1, cancelInFlight: true)))
    await task.finish()
    #expect(store.effects.keyCount == 0)
  }

  @Test("An effect under several ids can be cancelled by each", arguments: [1, 2])
  func several(id: Int) async {
    let store = Runner.store()
    let task = store.send(.run(wait(then: 1).cancellable(id: 1).cancellable(id: 2)))
    #expect(store.effects.keyCount == 2)
    store.send(.run(.cancel(id: id)))
    #expect(store.effects.keyCount == 0)
    await task.finish()
  }

  @Test("Ids of different types are different, however alike they are")
  func types() async {
    enum First { case id }
    enum Second { case id }
    struct Generic<T>: Hashable {}
    let store = Runner.store()
    store.send(.run(wait(then: 1).cancellable(id: First.id)))
    store.send(.run(wait(then: 2).cancellable(id: 1)))
    store.send(.run(wait(then: 3).cancellable(id: ObjectIdentifier(Runner.self))))
    store.send(.run(wait(then: 4).cancellable(id: Generic<Int>())))
    store.send(.run(wait(then: 5).cancellable(id: "1")))
    for effect: Effects in [
      .cancel(id: Second.id), .cancel(id: 1 as Int8), .cancel(id: 1.0), .cancel(id: Int?.some(1)),
      .cancel(id: ObjectIdentifier(Int.self)), .cancel(id: Generic<String>()),
      .cancel(id: Substring("1")), .cancel(id: AnyID(1)),
    ] { store.send(.run(effect)) }
    #expect(store.effects.running.count == 5)
    store.send(
      .run(
        .merge(
          .cancel(id: First.id),
          .cancel(id: 1),
          .cancel(id: ObjectIdentifier(Runner.self)),
          .cancel(id: Generic<Int>()),
          .cancel(id: "1")
        )
      )
    )
    #expect(store.effects.running.isEmpty)
    #expect(store.effects.keyCount == 0)
  }

  private struct AnyID: Hashable, Sendable {
    let id: Int
    init(_ id: Int) { self.id = id }
  }

  // R4.8
  @Test("Two root stores never cancel each other")
  func stores() async {
    let (one, two) = (Runner.store(), Runner.store())
    let gate = Gate()
    let task = one.send(.run(wait(gate, then: 1).cancellable(id: 1)))
    two.send(.run(.cancel(id: 1)))
    two.send(.run(wait(then: 2).cancellable(id: 1, cancelInFlight: true)))
    gate.open()
    await task.finish()
    #expect(one.log == [1])
    #expect(two.effects.running.count == 1)
  }

  @Test("A whole tree under one id is cancelled immediately")
  func tree() async {
    let store = Runner.store()
    let task = store.send(
      .run(
        .merge(
          .concatenate(wait(then: 1), wait(then: 2)),
          .merge(wait(then: 3), .concatenate([wait(then: 4).cancellable(id: 2), wait(then: 5)]))
        )
        .cancellable(id: 1)
      )
    )
    store.send(.run(.cancel(id: 1)))
    #expect(store.effects.keyCount == 0)
    #expect(store.effects.running.isEmpty)
    await task.finish()
    #expect(store.log == [])
  }

  @Test("An action may cancel the very effect that sends it")
  func itself() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0:
          return .run { send in
            await send(1)
            await send(2)
          }
          .cancellable(id: "self")
        default:
          return .cancel(id: "self")
        }
      }
    }
    await store.send(0).finish()
    #expect(store.state == [0, 1])
    #expect(store.effects.keyCount == 0)
  }
}
