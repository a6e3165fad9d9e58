import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

@Suite("Effects that are combined one by one", .timeLimit(.minutes(5))) @MainActor
struct FoldedEffectsTests {
  private typealias Effects = Effect<Runner.Action>

  @Test("They are one list, and need no more stack than that")
  func folded() {
    let effects = (0..<200).map { Effects.send(.number($0)) }
    for folded in [
      effects.reduce(.none) { $0.concatenate(with: $1) },
      effects.reduce(.none) { $0.merge(with: $1) },
      effects.reversed().reduce(.none) { $1.concatenate(with: $0) },
      effects.reversed().reduce(.none) { $1.merge(with: $0) },
    ] {
      switch folded.operation {
      case .merge(let operations), .concatenate(let operations):
        #expect(operations.count == 200)
      default:
        Issue.record("They are neither merged nor concatenated.")
      }
      let store = Runner.store()
      store.send(.run(folded))
      #expect(store.log == Array(0..<200))
    }
  }
}
