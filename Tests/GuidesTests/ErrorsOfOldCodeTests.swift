// The part of docs/migration/errors.md that is written for chapter 3.

import Chapter03Effects
import Testing

@MainActor @Suite struct ErrorsOfOldCodeTests {
  enum Action {
    case counter(Int)
  }

  @Test("A case path is two functions") func casePath() {
    let counter = Reducer<Int, Int, Void> { count, step, _ in
      count += step
      return .none
    }
    let parent: Reducer<Int, Action, Void> = counter.pullback(
      state: \.self,
      action: CasePath(embed: Action.counter) { if case .counter(let it) = $0 { it } else { nil } },
      environment: { $0 }
    )
    var count = 1
    _ = parent.run(&count, .counter(2), ())
    #expect(count == 3)
  }

}
