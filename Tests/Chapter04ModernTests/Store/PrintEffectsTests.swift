// Which effects began, ended or were cancelled, as a store prints it.

import Chapter04Modern
import Testing

@Suite("_printEffects", .timeLimit(.minutes(5))) @MainActor struct PrintEffectsTests {
  private struct Feature: Reducer {
    struct State: Equatable {
      var answers = 0
      var part = 0
    }
    enum Action: Equatable, CasePathable {
      case asked, answered, cancelled, both, relayed
      case part(Int)

      static var allCasePaths: AllCasePaths { AllCasePaths() }
      struct AllCasePaths {
        var part: AnyCasePath<Action, Int> {
          AnyCasePath(embed: Action.part) { if case .part(let it) = $0 { it } else { nil } }
        }
      }
    }
    enum CancelID { case question }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .asked:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.answered)
          }
          .cancellable(id: CancelID.question, cancelInFlight: true)
        case .answered:
          state.answers += 1
          return .none
        case .cancelled:
          return .cancel(id: CancelID.question)
        case .both:
          return .concatenate(.run { _ in }, .run { _ in })
        case .relayed:
          return .send(.answered)
        case .part:
          return .none
        }
      }
    }
  }

  private final class Lines {
    var all: [String] = []
  }

  private let lines = Lines()
  private let clock = TestClock()

  private func store() -> StoreOf<Feature> {
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store._printEffects { [lines] in lines.all.append($0) }
    return store
  }

  @Test("An effect begins with its action, and ends after what it sent") func ends() async {
    let store = store()
    let task = store.send(.asked)
    #expect(lines.all == ["effect 1 of .asked began"])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.answers == 1)
    #expect(lines.all == ["effect 1 of .asked began", "effect 1 of .asked ended"])
  }

  @Test("A cancelled one says so, once, whether by its id or by the next one") func cancels() async
  {
    let store = store()
    store.send(.asked)
    store.send(.asked)
    store.send(.cancelled)
    #expect(
      lines.all == [
        "effect 1 of .asked began", "effect 1 of .asked was cancelled", "effect 2 of .asked began",
        "effect 2 of .asked was cancelled",
      ]
    )
    await clock.run()
    #expect(lines.all.count == 4)
  }

  @Test("A sequence's parts and the sequence are counted; an action sent immediately isn't")
  func sequence() async {
    let store = store()
    await store.send(.both).finish()
    #expect(lines.all.count { $0.hasSuffix("began") } == 3)
    #expect(lines.all.count { $0.hasSuffix("ended") } == 3)
    store.send(.relayed)
    #expect(store.answers == 1 && lines.all.count == 6)
  }

  @Test("A store of a part prints nothing, and leaves the whole's printing as it is")
  func part() async {
    let store = store()
    let part: Store<Int, Int> = store.scope(state: \.part, action: \.part)
    part._printEffects { _ in Issue.record("a part has no effects of its own") }
    store.send(.asked)
    store.send(.cancelled)
    #expect(lines.all.count == 2)
  }

  @Test("A printer may read the store")
  func reads() async {
    let store = store()
    let answers = LockIsolated<[Int]>([])
    store._printEffects { [weak store] _ in
      let now = store?.answers ?? -1
      answers.withValue { $0.append(now) }
    }
    store.send(.asked)
    store.send(.cancelled)
    #expect(answers.value == [0, 0])
  }
}
