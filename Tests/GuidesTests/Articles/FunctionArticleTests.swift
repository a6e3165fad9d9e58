// docs/articles.md says which lines of an article on the function style compile here, and how the
// others are written. Here they are compiled.

import Chapter02Pullback
import Testing

@Suite("An article on the function style") struct FunctionArticleTests {
  struct AppState: Equatable {
    var count = 0
    var favorites: [Int] = []
    var feed: [String] = []
  }

  enum AppAction {
    case counter(CounterAction)
    case favorites(FavoritesAction)

    var counter: CounterAction? {
      get {
        guard case .counter(let action) = self else { return nil }
        return action
      }
      set {
        guard case .counter = self, let newValue else { return }
        self = .counter(newValue)
      }
    }

    var favorites: FavoritesAction? {
      get {
        guard case .favorites(let action) = self else { return nil }
        return action
      }
      set {
        guard case .favorites = self, let newValue else { return }
        self = .favorites(newValue)
      }
    }
  }

  enum CounterAction { case incrTapped, decrTapped }
  enum FavoritesAction { case delete(at: Int) }

  static func counterReducer(state: inout Int, action: CounterAction) {
    switch action {
    case .incrTapped: state += 1
    case .decrTapped: state -= 1
    }
  }

  static func favoritesReducer(state: inout [Int], action: FavoritesAction) {
    switch action {
    case .delete(let index): state.remove(at: index)
    }
  }

  /// An article's higher-order reducer, with its own parameter's label.
  static func activityFeed(
    _ reducer: @escaping (inout AppState, AppAction) -> Void
  ) -> (inout AppState, AppAction) -> Void {
    { state, action in
      if case .favorites(.delete(let index)) = action {
        state.feed.append("removed \(state.favorites[index])")
      }
      reducer(&state, action)
    }
  }

  let appReducer = combine(
    pullback(counterReducer, value: \AppState.count, action: \AppAction.counter),
    pullback(favoritesReducer, value: \.favorites, action: \.favorites)
  )

  @Test("Its reducers, its store and its higher-order reducers work as they are written")
  func store() {
    var lines: [String] = []
    let store = Store(
      value: AppState(favorites: [2, 3]),
      reducer: logging(Self.activityFeed(appReducer)) { lines.append($0) }
    )
    store.send(.counter(.incrTapped))
    store.send(.favorites(.delete(at: 0)))
    #expect(store.value == AppState(count: 1, favorites: [3], feed: ["removed 2"]))
    #expect(lines.count == 2)
  }

  @Test("A view of the store takes its value and wraps its actions") func view() {
    let store = Store(value: AppState(), reducer: appReducer)
    let counter = store.view(value: { $0.count }, action: AppAction.counter)
    counter.send(.incrTapped)
    #expect(counter.value == 1)
    #expect(store.value.count == 1)
  }
}
