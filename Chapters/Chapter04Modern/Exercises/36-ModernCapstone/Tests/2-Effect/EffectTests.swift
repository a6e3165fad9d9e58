// What an effect is before anybody carries it out.

import Testing

@testable import Chapter04Modern

@Suite("An effect") struct EffectTests {
  private typealias Effects = Effect<Int>

  /// An effect's tree as a text.
  private func text<A>(_ operation: Effect<A>.Operation?) -> String {
    switch operation {
    case nil: "none"
    case .send(let action): "\(action)"
    case .run: "run"
    case .merge(let parts): "merge(\(parts.map { text($0) }.joined(separator: " ")))"
    case .concatenate(let parts):
      "concatenate(\(parts.map { text($0) }.joined(separator: " ")))"
    case .cancellable(_, let cancelInFlight, let inner):
      "cancellable(\(cancelInFlight ? "cancelInFlight " : "")\(text(inner)))"
    case .cancel: "cancel"
    case .within(_, let inner): "within(\(text(inner)))"
    }
  }

  @Test("To merge keeps what is something, in its order, and one alone is itself") func merge() {
    let whole = text(Effects.merge([.send(1), .none, .send(2), .send(3)]).operation)
    #expect(whole == "merge(1 2 3)", "Four effects, of which the second is none.")
    let one = text(Effects.merge([.none, .send(1)]).operation)
    #expect(one == "1", "None and one effect are that one, and no merge of it.")
    #expect(text(Effects.merge([]).operation) == "none", "Nothing merged is none.")
  }

  @Test("One after another keeps what is something, in its order, and one alone is itself")
  func concatenate() {
    let whole = text(Effects.concatenate([.send(1), .none, .send(2)]).operation)
    let comment: Comment =
      whole == "merge(1 2)"
      ? "They are merged, which starts them at the same time." : "Three effects, one of them none."
    #expect(whole == "concatenate(1 2)", comment)
    #expect(text(Effects.concatenate([.none, .send(1)]).operation) == "1")
    #expect(text(Effects.concatenate([]).operation) == "none")
  }

  @Test("An id stands around the effect, and of none is none, unless it cancels")
  func cancellable() {
    #expect(
      text(Effects.send(1).cancellable(id: 1).operation) == "cancellable(1)",
      "`cancellable` puts the effect into a node that has its id."
    )
    #expect(
      text(Effects.send(1).cancellable(id: 1, cancelInFlight: true).operation)
        == "cancellable(cancelInFlight 1)",
      "Whether it cancels what runs under the id already has to be kept, too."
    )
    #expect(
      text(Effects.none.cancellable(id: 1).operation) == "none",
      "None under an id is still none."
    )
    #expect(
      text(Effects.none.cancellable(id: 1, cancelInFlight: true).operation) == "cancel",
      "None that cancels what is in flight is a cancel."
    )
  }

  @Test("Within a child it stands in a node that says which, and none stays none") func within() {
    #expect(text(Effects.send(1).within("child").operation) == "within(1)")
    #expect(text(Effects.none.within("child").operation) == "none")
  }

  @Test("To map reaches every action in the tree, and keeps the tree") func map() {
    let parts: [(Effects, String, String)] = [
      (.none, "none", "None has no action."),
      (.send(1), "10", "The action of a send."),
      (.merge(.send(1), .send(2)), "merge(10 20)", "Every part of a merge, in its order."),
      (
        .concatenate(.send(1), .send(2)), "concatenate(10 20)",
        "The parts of a sequence stay a sequence."
      ),
      (
        .send(1).cancellable(id: 1, cancelInFlight: true), "cancellable(cancelInFlight 10)",
        "An id stays, and so does its `cancelInFlight`: without it, a child's effects can't be cancelled."
      ),
      (.send(1).within("child"), "within(10)", "The place of a child stays."),
      (.cancel(id: 1), "cancel", "A cancel has no action, and is lost all the same."),
    ]
    for (effect, expected, comment) in parts {
      let mapped = text(effect.map { $0 * 10 }.operation)
      #expect(mapped == expected, "\(comment)")
    }
  }

  @Test("What work sends later is mapped then") @MainActor func mapRun() async {
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

  @Test("Work sees the dependencies of the moment when the effect was made") @MainActor
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
    let comment: Comment =
      store.state.last == "live"
      ? "The work ran when `withDependencies` had long returned. `run` has to take the values along."
      : "The work reads the name, which was overridden where the effect was made."
    #expect(store.state == ["ask", "of the effect"], comment)
  }

  @Test("An error goes to its handler, and being cancelled is no error") @MainActor
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
      case [1, 2]: "The work threw, and the handler wasn't called."
      default: "Work that throws calls its handler, and that one sends 10."
      }
    #expect(store.state == [1, 10, 2], comment)
    #expect(issues.isEmpty, "A handled error, or being cancelled, was reported.")
  }
}
