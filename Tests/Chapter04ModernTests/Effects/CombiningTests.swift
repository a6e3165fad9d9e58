import Testing

@testable import Chapter04Modern

@Suite("Effects together", .timeLimit(.minutes(5))) @MainActor
struct CombiningTests {
  private typealias Effects = Effect<Runner.Action>

  private func number(_ number: Int) -> Effects {
    .run { send in await send(.number(number)) }
  }

  private func wait(_ gate: Gate, then number: Int) -> Effects {
    .run { send in
      try await gate.wait()
      await send(.number(number))
    }
  }

  @Test("Effects in a sequence run one after another, whatever they are")
  func sequence() async {
    let store = Runner.store()
    let gate = Gate()
    let task = store.send(
      .run(
        .concatenate(wait(gate, then: 1), .send(.number(2)), .merge(number(3), .none), number(4))
      )
    )
    await gate.isReached()
    #expect(store.log == [])
    gate.open()
    await task.finish()
    #expect(store.log == [1, 2, 3, 4])
    #expect(store.effects.keyCount == 0)
    #expect(store.effects.running.isEmpty)
  }

  @Test("10,000 parts that end immediately run one after another")
  func longSequence() {
    let store = Runner.store()
    store.send(.run(.concatenate((0..<10_000).map { .send(.number($0)) })))
    // A failed expectation compares two lists by each element, which takes minutes for these.
    let isInOrder = store.log == Array(0..<10_000)
    #expect(isInOrder)
    #expect(store.effects.running.isEmpty)
  }

  // R4.7
  @Test("Cancelling the first part by its own id lets the second run")
  func cancelFirst() async {
    let store = Runner.store()
    let gate = Gate()
    let task = store.send(
      .run(.concatenate(wait(gate, then: 1).cancellable(id: "first"), number(2)))
    )
    await gate.isReached()
    store.send(.run(.cancel(id: "first")))
    await task.finish()
    #expect(store.log == [2])
    #expect(store.effects.keyCount == 0)
  }

  // R4.7
  @Test("Cancelling the whole drops the second")
  func cancelWhole() async {
    let store = Runner.store()
    let gate = Gate()
    let task = store.send(
      .run(.concatenate(wait(gate, then: 1), number(2)).cancellable(id: "whole"))
    )
    await gate.isReached()
    store.send(.run(.cancel(id: "whole")))
    await task.finish()
    #expect(store.log == [])
    #expect(store.effects.keyCount == 0)
  }

  @Test("An error in one part is reported, and the next part runs")
  func failing() async {
    let store = Runner.store()
    let issues = await reported {
      struct Failure: Error {}
      await store.send(.run(.concatenate(.run { _ in throw Failure() }, number(2)))).finish()
    }
    #expect(issues.count == 1)
    #expect(store.log == [2])
  }

  @Test("A part that cancels another id between two others does so in its turn")
  func cancelInSequence() async {
    let store = Runner.store()
    let (first, other) = (Gate(), Gate())
    let task = store.send(
      .run(
        .merge(
          wait(other, then: 9).cancellable(id: "other"),
          .concatenate(wait(first, then: 1), .cancel(id: "other"), number(2))
        )
      )
    )
    await other.isReached()
    #expect(store.effects.keyCount == 1)
    first.open()
    await task.finish()
    #expect(store.log == [1, 2])
  }

  @Test("Merging and sequencing with none is the other one; of nothing, it is none")
  func identity() async {
    #expect(Effects.none.isNone)
    #expect(Effects.merge([]).isNone)
    #expect(Effects.concatenate([]).isNone)
    #expect(Effects.merge(.none, .none).isNone)
    #expect(Effects.none.map { $0 }.isNone)
    #expect(Effects.none.cancellable(id: 1).isNone)
    for effect: Effects in [
      .none.merge(with: number(1)), number(1).merge(with: .none),
      .none.concatenate(with: number(1)), number(1).concatenate(with: .none),
      .merge([.none, number(1)]), .concatenate(.none, number(1), .none),
    ] {
      guard effect.isRun else {
        Issue.record("not the effect itself")
        continue
      }
    }
  }

  @Test("An action that the first of two sends leads to is handled after the second, merged or not")
  func followUp() {
    for sends in [
      Effects.concatenate(.send(.run(.send(.number(3)))), .send(.number(2))),
      .merge(.send(.run(.send(.number(3)))), .send(.number(2))),
    ] {
      let store = Runner.store()
      store.send(.run(sends))
      #expect(store.log == [2, 3])
    }
  }
}
