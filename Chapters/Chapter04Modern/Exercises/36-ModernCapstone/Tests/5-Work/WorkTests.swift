// What an effect does once a store carries it out.

import Testing

@testable import Chapter04Modern

@Suite("An effect's work") @MainActor struct WorkTests {
  @Test("What work sends later is mapped then") func mapRun() async {
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
    #expect(store.state == [0, 10, 20], "The work sends 1 and 2, mapped to 10 and 20.")
  }

  @Test("Work sees the dependencies of the moment when the effect was made")
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
    let overridden = withDependencies {
      $0[Name.self] = "other"
    } operation: {
      DependencyValues.current[Name.self]
    }
    let comment: Comment =
      switch store.state.last {
      case _ where overridden != "other":
        "First an override has to be seen: see to the rules about dependencies."
      case "live":
        """
        The work ran when `withDependencies` had long returned. `run` has to take the values along.
        """
      default: "The work reads the name, which was overridden where the effect was made."
      }
    #expect(store.state == ["ask", "of the effect"], comment)
  }

  @Test("An error goes to its handler, and being cancelled is no error")
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
    let comment: Comment =
      switch store.state {
      case [1, 10, 2, 20]: "A `CancellationError` went to the handler: it is no failure."
      case [1, 2]: "The work threw, but the handler wasn't called."
      default: "Work that throws calls its handler, and that one sends 10."
      }
    #expect(store.state == [1, 10, 2], comment)
    #expect(issues.isEmpty, "A handled error, or being cancelled, was reported.")
    let unhandled = await reported { await store.send(3).finish() }
    #expect(
      unhandled.count == 1,
      unhandled.isEmpty
        ? "Work without a handler threw an error, but nobody noticed: `reportUnhandled` reports it."
        : "One error was reported \(unhandled.count) times."
    )
  }
}
