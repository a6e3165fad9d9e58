import Chapter04Modern
import Testing

@testable import Chapter04Core

private struct Failure: Error, Equatable { var code: Int }

/// Runs whatever effect an action holds, and keeps the numbers it is sent.
struct Runner: Reducer {
  struct State: Equatable { var log: [Int] = [] }
  enum Action {
    case run(Effect<Action>)
    case number(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run(let effect): return effect
      case .number(let number):
        state.log.append(number)
        return .none
      }
    }
  }

  @MainActor static func store() -> StoreOf<Runner> {
    Store(initialState: State()) { Runner() }
  }
}

extension Store {
  /// The table of effects of a store that is a root.
  var effects: CancellationTable { (core.root as! RootCore<State, Action>).effects }
}

extension Effect {
  /// Whether it is work, and not several effects or one that can be cancelled.
  var isRun: Bool { if case .run? = operation { true } else { false } }
}

@Suite("Effects that run", .timeLimit(.minutes(5))) @MainActor
struct EffectRunTests {
  // R4.6
  @Test("Send drops actions once its task is cancelled, also those of a task that won't stop")
  func dropped() async {
    let store = Runner.store()
    let gate = Gate()
    let task = store.send(
      .run(
        .run { send in
          await send(.number(1))
          try? await gate.wait()
          await send(.number(2))
          await Task { await send(.number(3)) }.value
        }
      )
    )
    await gate.isReached()
    task.cancel()
    await task.finish()
    #expect(store.log == [1])
  }

  @Test("What an effect throws once it is cancelled is neither reported nor handled")
  func cancelledInOtherWords() async {
    let store = Runner.store()
    let gate = Gate()
    let issues = await reported {
      let task = store.send(
        .run(
          .merge(
            .run { _ in
              do { try await gate.wait() } catch { throw Failure(code: -999) }
            },
            .run { _ in
              do { try await Task.never() } catch { throw Failure(code: -999) }
            } catch: { _, send in
              await Task { await send(.number(1)) }.value
            }
          )
        )
      )
      await gate.isReached()
      task.cancel()
      await task.finish()
    }
    #expect(issues == [])
    #expect(store.log == [])
  }

  @Test("In a child task that is cancelled alone, what it sends is dropped")
  func droppedInChildTask() async {
    let store = Runner.store()
    await store.send(
      .run(
        .run { send in
          let child = Task {
            try? await Task.never()
            await send(.number(1))
          }
          child.cancel()
          await child.value
          await send(.number(2))
        }
      )
    ).finish()
    #expect(store.log == [2])
  }

  // R4.6
  @Test(
    "An action sent after the effect has ended is reported, with the action and its origin, and handled"
  )
  func late() async {
    let store = Runner.store()
    let gate = Gate()
    let left = Locked<Task<Void, Never>?>(nil)
    let issues = await reported {
      await store.send(
        .run(
          .run { send in
            left.withLock {
              $0 = Task {
                try? await gate.wait()
                await send(.number(1))
              }
            }
          }
        )
      ).finish()
      gate.open()
      await left.value?.value
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.says("an effect that had ended already", ".number(1)", ".run", "task group")
        == true
    )
    #expect(store.log == [1])
  }

  // R4.6
  @Test("A CancellationError is silent")
  func cancellationError() async {
    let store = Runner.store()
    await store.send(.run(.run { _ in throw CancellationError() })).finish()
    let task = store.send(.run(.run { _ in try await Task.never() }))
    task.cancel()
    await task.finish()
    await store.send(
      .run(
        .run { _ in
          throw CancellationError()
        } catch: { _, send in
          await send(.number(1))
        }
      )
    ).finish()
    #expect(store.log == [])
  }

  // R4.6
  @Test("Another error is reported at the effect's own line, with the error and what to do")
  func unhandled() async {
    let store = Runner.store()
    let line = #line + 2
    let issues = await reported {
      await store.send(.run(.run { _ in throw Failure(code: 7) })).finish()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == line)
    #expect(
      issues.first?.says(
        "EffectRunTests.swift:\(line)",
        "unhandled error",
        "Failure(code: 7)",
        "\"catch\""
      )
        == true
    )
  }

  @Test("A handler gets the error, and may send")
  func handled() async {
    let store = Runner.store()
    let caught = Locked<Failure?>(nil)
    await store.send(
      .run(
        .run { send in
          await send(.number(1))
          throw Failure(code: 7)
        } catch: { error, send in
          caught.withLock { $0 = error as? Failure }
          await send(.number(2))
        }
      )
    ).finish()
    #expect(caught.value == Failure(code: 7))
    #expect(store.log == [1, 2])
  }

  @Test("An effect maps all of its actions, also those that come late and those of its parts")
  func map() async {
    let store = Runner.store()
    let gate = Gate()
    let numbers: Effect<Int> = .merge(
      .send(1),
      .concatenate(
        .run { send in
          try await gate.wait()
          await send(2)
        },
        .send(3)
      ),
      .run { send in for n in 4...6 { await send(n) } }.cancellable(id: 1)
    )
    let task = store.send(.run(numbers.map { .number($0 * 10) }))
    #expect(store.log == [10])
    gate.open()
    await task.finish()
    #expect(store.log.sorted() == [10, 20, 30, 40, 50, 60])
    #expect(store.log.filter { $0 == 20 || $0 == 30 } == [20, 30])
    #expect(store.effects.keyCount == 0)
  }
}
