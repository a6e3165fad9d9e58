// The part of docs/migration/errors.md that is written for chapter 3.

import Chapter03Effects
import Testing

// snippet.environment
struct ListEnvironment: Sendable {
  var load: @Sendable () -> [String]

  static let live = ListEnvironment(load: { ["Milk"] })
}
// snippet.end

// snippet.global
@MainActor let milkStore = Store(
  initialState: [],
  reducer: Reducer<[String], Bool, ListEnvironment> { todos, _, environment in
    todos = environment.load()
    return .none
  },
  environment: .live
)
// snippet.end

@MainActor @Suite struct ErrorsOfOldCodeTests {
  enum Action {
    case counter(Int)
  }

  @Test("A global store runs on the main actor, on an environment that any thread may use")
  func global() {
    let viewStore = ViewStore(milkStore)
    viewStore.send(true)
    #expect(viewStore.state == ["Milk"])
  }

  @Test("A case path is two functions") func casePath() {
    let counter = Reducer<Int, Int, Void> { count, step, _ in
      count += step
      return .none
    }
    // snippet.casePath
    let parent: Reducer<Int, Action, Void> = counter.pullback(
      state: \.self,
      action: CasePath(embed: Action.counter) { if case .counter(let it) = $0 { it } else { nil } },
      environment: { $0 }
    )
    // snippet.end
    var count = 1
    _ = parent.run(&count, .counter(2), ())
    #expect(count == 3)
  }

  @Test("A debounce takes a duration") func duration() {
    let scheduler = TestScheduler()
    let effect = Effect<Int, Never>(value: 1)
    // snippet.duration
    let late = effect.debounce(id: "search", for: .milliseconds(300), scheduler: scheduler)
    // snippet.end
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { count, action, _ in
        count += action
        return action == 0 ? late : .none
      },
      environment: ()
    )
    let viewStore = ViewStore(store)
    viewStore.send(0)
    #expect(viewStore.state == 0)
    scheduler.advance(by: .milliseconds(300))
    #expect(viewStore.state == 1)
  }
}
