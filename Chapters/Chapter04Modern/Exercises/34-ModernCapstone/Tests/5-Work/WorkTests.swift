// What an effect does once a store carries it out.

import Testing

@testable import Chapter04Modern

@Suite("An effect's work") @MainActor struct WorkTests {
  @Test("Actions that work sends later are mapped, too") func mapRun() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return Effect<Int>.run { send in
          await send(1)
          await send(2)
        }
        .map { $0 * 10 }
      }
    }
    await store.send(0).finish()
    #expect(store.state == [0, 10, 20], "The work sends 1 and 2, which are mapped to 10 and 20.")
  }

  @Test("Work sees the dependencies from when its effect was made")
  func dependencies() async {
    enum Name: DependencyKey {
      static let liveValue = "live"
      static let testValue = "test"
    }
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "ask" else { return .none }
        return withDependencies {
          $0[Name.self] = "of the effect"
        } operation: {
          .run { send in await send(DependencyValues.current[Name.self]) }
        }
      }
    }
    await store.send("ask").finish()
    #expect(
      store.state == ["ask", "of the effect"],
      "The work must read the name that was overridden where the effect was made."
    )
  }

  @Test("An error goes to its handler; being cancelled isn't an error")
  func errors() async {
    struct Failure: Error {}
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 1:
          return .run { _ in
            throw Failure()
          } catch: { _, send in
            await send(10)
          }
        case 2:
          return .run { _ in
            throw CancellationError()
          } catch: { _, send in
            await send(20)
          }
        case 3: return .run { _ in throw Failure() }
        default: return .none
        }
      }
    }
    let issues = await reported {
      await store.send(1).finish()
      await store.send(2).finish()
    }
    #expect(store.state == [1, 10, 2], "1 throws, and its handler sends 10. 2 is only cancelled.")
    #expect(issues.isEmpty, "A handled error or a cancellation was reported.")
    let unhandled = await reported { await store.send(3).finish() }
    #expect(
      unhandled.count == 1,
      unhandled.isEmpty
        ? "Work without a handler threw an error, but nobody noticed: `reportUnhandled` reports it."
        : "One error was reported \(unhandled.count) times."
    )
  }
}
