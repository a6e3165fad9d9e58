// A client in one style, used by a feature of the other.

import Chapter03Effects
import Chapter04Modern
import Migration
import Testing

private enum Failure: Error, Equatable { case offline }

@MainActor
@Suite("Clients and single effects", .timeLimit(.minutes(5))) struct ClientTests {
  @Test("An asynchronous function as an effect gives its answer, or its failure")
  func task() async {
    var results: [Result<Int, Failure>] = []
    let answers = [
      Chapter03Effects.Effect<Int, Failure>.task { () async throws(Failure) in 17 },
      .task { () async throws(Failure) in throw .offline },
    ]
    let running = answers.map { effect in
      effect.catchToEffect().sink { results.append($0) }
    }
    #expect(await eventually { results.count == 2 })
    #expect(results.contains(.success(17)) && results.contains(.failure(.offline)))
    withExtendedLifetime(running) {}
  }

  @Test("Cancelling the effect cancels the function") func cancellation() async {
    let wasCancelled = Chapter03Effects.Locked(false)
    let running = Chapter03Effects.Effect<Int, Never>.task {
      try? await Task.sleep(for: .seconds(1_000))
      wasCancelled.withLock { $0 = Task.isCancelled }
      return 0
    }
    .sink { _ in Issue.record("It was cancelled.") }
    await giveWay()
    running.cancel()
    #expect(await eventually { wasCancelled.withLock { $0 } })
  }

  @Test("An effect as an asynchronous function returns its value, or throws its failure")
  func value() async throws {
    let value = try await Chapter03Effects.Effect<Int, Failure>(value: 17).value()
    #expect(value == 17)
    await #expect(throws: Failure.offline) {
      try await Chapter03Effects.Effect<Int, Failure>(error: .offline).value()
    }
    await #expect(throws: CancellationError.self) {
      try await Chapter03Effects.Effect<Int, Failure>.none.value()
    }
  }

  @Test("A task that is cancelled cancels the effect whose value it waits for")
  func cancelledValue() async {
    let desk = Desk()
    let task = Task { try await desk.effect(1).value() }
    #expect(await eventually { desk.open == [1] })
    task.cancel()
    #expect(await eventually { desk.open == [] })
  }

  @Test("The function runs with the dependencies of where the effect starts") func dependencies()
    async
  {
    var number = 0
    let running = withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Sevens())
    } operation: {
      Chapter03Effects.Effect<UInt64, Never>.task {
        @Dependency(\.withRandomNumberGenerator) var generator
        return generator { $0.next() }
      }
      .sink { number = Int($0) }
    }
    #expect(await eventually { number == 7 })
    withExtendedLifetime(running) {}
  }

  @Test("A single effect of either chapter gives the other its values, ends, and is cancelled")
  func single() async {
    let (there, here) = (Desk(), Desk())
    var received: [Int] = []
    let store = Chapter04Modern.Store(initialState: 0) {
      Reduce<Int, LedgerAction> { _, action in
        if case .note(let number) = action {
          received.append(number)
          return .none
        }
        let effect = Chapter03Effects.Effect.concatenate(Effect(value: 1), there.effect(2))
        return .environment(effect.map(LedgerAction.note))
      }
    }
    let task = store.send(.cancel)
    #expect(await eventually { there.open == [2] })
    there.answer(0)
    await task.finish()
    #expect(received == [1, 2])
    let cancelled = store.send(.cancel)
    #expect(await eventually { there.open == [2] })
    cancelled.cancel()
    #expect(await eventually { there.open == [] })

    var completed = false
    received = []
    let running = Chapter03Effects.Effect<Int, Never>.modern(
      .concatenate(.send(1), .run { send in await send(here.value(2)) })
    )
    .sink(receiveCompletion: { _ in completed = true }, receiveValue: { received.append($0) })
    #expect(received == [1])
    #expect(await eventually { here.open == [2] })
    here.answer(0)
    #expect(await eventually { completed })
    #expect(received == [1, 2])
    withExtendedLifetime(running) {}
  }
}

private struct Sevens: RandomNumberGenerator {
  mutating func next() -> UInt64 { 7 }
}
