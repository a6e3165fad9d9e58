import Chapter04Modern
import Testing

@testable import Chapter04Core

/// A chain: `start` runs an effect that sends `middle`, which runs an effect that sends `end`.
private struct Chain: Reducer {
  struct State: Equatable { var log: [String] = [] }
  enum Action { case start, middle, end, other }
  let gate: Gate

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.log.append("\(action)")
      switch action {
      case .start:
        return .merge(.send(.other), .run { send in await send(.middle) })
      case .middle:
        return .run { send in
          try await gate.wait()
          await send(.end)
        }
      case .end, .other:
        return .none
      }
    }
  }
}

@Suite("A store's task", .timeLimit(.minutes(5))) @MainActor
struct StoreTaskTests {
  // R4.4
  @Test("finish() waits for every effect that followed from the action")
  func finish() async {
    let gate = Gate()
    let store = Store(initialState: Chain.State()) { Chain(gate: gate) }
    let task = store.send(.start)
    #expect(store.log == ["start", "other"])
    gate.open()
    await task.finish()
    #expect(store.log == ["start", "other", "middle", "end"])
    #expect(!task.isCancelled)
  }

  // R4.4
  @Test("cancel() covers every effect that followed, and nothing that didn't")
  func cancel() async {
    let gates = [Gate(), Gate()]
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action < 2 else { return .none }
        return .run { send in
          try await gates[action].wait()
          await send(action + 10)
        }
      }
    }
    let (first, second) = (store.send(0), store.send(1))
    await gates[0].isReached()
    first.cancel()
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    await first.finish()
    gates[1].open()
    await second.finish()
    #expect(store.state == [0, 1, 11])
  }

  @Test("Right after the send, before its effect got to run, cancel() hits")
  func cancelAtOnce() async {
    let store = Store(initialState: Chain.State()) { Chain(gate: Gate()) }
    let task = store.send(.start)
    task.cancel()
    await task.finish()
    #expect(store.log == ["start", "other"])
  }

  @Test("From another thread, cancel() comes through")
  func cancelElsewhere() async {
    let store = Store(initialState: Chain.State()) { Chain(gate: Gate()) }
    let task = store.send(.middle)
    let isCancelled = await Task.detached {
      task.cancel()
      return task.isCancelled
    }.value
    #expect(isCancelled, "at once, though the effects end later")
    await task.finish()
    #expect(store.log == ["middle"])
  }

  @Test("A waiting task that is cancelled cancels the effects")
  func cancelWaiting() async {
    let gate = Gate()
    let store = Store(initialState: Chain.State()) { Chain(gate: gate) }
    let waiting = Task { await store.send(.start).finish() }
    await gate.isReached()
    waiting.cancel()
    await waiting.value
    #expect(store.log == ["start", "other", "middle"])
    #expect(store.effects.running.isEmpty)
  }

  @Test("finish() returns immediately where nothing followed, and again after the end")
  func nothing() async {
    let store = Store(initialState: Chain.State()) { Chain(gate: Gate()) }
    let task = store.send(.end)
    await task.finish()
    await task.finish()
    #expect(task.isCancelled, "as in the public library")
  }
}
