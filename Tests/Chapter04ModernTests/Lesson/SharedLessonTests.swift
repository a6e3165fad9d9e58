import Chapter04Modern
import Testing

// The code of the page "State that screens share", failures included.

enum SharedLessonTests {
  // MARK: - Copies

  private struct Copies: Reducer {
    struct State: Equatable {
      var counter = Counter()
      var list = List()

      struct Counter: Equatable {
        var count = 7
        var favorites: [Int] = []
      }
      struct List: Equatable { var favorites: [Int] = [] }
    }

    enum Action { case saveTapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      // snippet.copiesReduce
      state.counter.favorites.append(state.counter.count)
      // snippet.end
      return .none
    }
  }

  @Suite("Copies") @MainActor struct CopiesTests {
    @Test("Two copies differ after the first change") func copies() {
      let store = Store(initialState: Copies.State()) { Copies() }
      // snippet.copies
      store.send(.saveTapped)
      #expect(store.counter.favorites == [7])
      #expect(store.list.favorites == [])
      // snippet.end
    }

    @Test("A class is in step, and a test can't compare before with after") func reference() {
      // snippet.reference
      final class Favorites: Equatable {
        var numbers: [Int] = []
        static func == (left: Favorites, right: Favorites) -> Bool {
          left.numbers == right.numbers
        }
      }
      let favorites = Favorites()
      let before = favorites
      favorites.numbers.append(7)
      #expect(before == favorites)  // nothing has changed, says the test
      // snippet.end
    }
  }

  // MARK: - Shared

  // snippet.Counter
  struct Counter: Reducer {
    struct State: Equatable {
      var count = 7
      @Shared var favorites: [Int]
    }

    enum Action: Equatable { case saveTapped, saveLaterTapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .saveTapped:
        state.$favorites.withLock { $0.append(state.count) }
        return .none
      case .saveLaterTapped:
        return .run { [count = state.count, favorites = state.$favorites] _ in
          favorites.withLock { $0.append(count) }
        }
      }
    }
  }
  // snippet.end

  // snippet.FavoritesList
  struct FavoritesList: Reducer {
    struct State: Equatable {
      @Shared var favorites: [Int]
    }

    enum Action: Equatable { case clearTapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.$favorites.withLock { $0 = [] }
      return .none
    }
  }
  // snippet.end

  struct Tabs: Reducer {
    // snippet.TabsState
    struct State: Equatable {
      var counter: Counter.State
      var list: FavoritesList.State

      init() {
        let favorites = Shared<[Int]>(value: [])
        counter = Counter.State(favorites: favorites)
        list = FavoritesList.State(favorites: favorites)
      }
    }
    // snippet.end

    enum Action: Equatable, CasePathable {
      case counter(Counter.Action)
      case list(FavoritesList.Action)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var counter: AnyCasePath<Action, Counter.Action> {
          AnyCasePath(embed: Action.counter) { if case .counter(let it) = $0 { it } else { nil } }
        }
        var list: AnyCasePath<Action, FavoritesList.Action> {
          AnyCasePath(embed: Action.list) { if case .list(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { Counter() }
      Scope(state: \.list, action: \.list) { FavoritesList() }
    }
  }

  @Suite("Shared") @MainActor struct SharedTests {
    @Test("A change by one feature is visible to the other") func shared() {
      // snippet.shared
      let store = Store(initialState: Tabs.State()) { Tabs() }
      store.send(.counter(.saveTapped))
      #expect(store.list.favorites == [7])
      store.send(.list(.clearTapped))
      #expect(store.counter.favorites == [])
      // snippet.end
    }

    @Test("A test states the change of a shared value like any other") func stated() async {
      // snippet.stated
      let store = TestStore(initialState: Tabs.State()) { Tabs() }
      await store.send(.counter(.saveTapped)) {
        $0.list.$favorites.withLock { $0 = [7] }
      }
      // snippet.end
    }

    @Test("An unstated change fails the step") func unstated() async {
      let issues = await reported {
        // snippet.unstated
        let store = TestStore(initialState: Tabs.State()) { Tabs() }
        await store.send(.counter(.saveTapped))
        // snippet.end
      }
      #expect(issues.count == 1)
      #expect(issues.first?.says("State was not expected to change", "favorites") == true)
    }

    @Test("What an effect changed is stated without a step") func effect() async {
      // snippet.effect
      let store = TestStore(initialState: Tabs.State()) { Tabs() }
      await store.send(.counter(.saveLaterTapped))
      store.assert { $0.list.$favorites.withLock { $0 = [7] } }
      // snippet.end
    }

    @Test("A field of a shared value is shared, and so is an element of a list") func parts() {
      struct Settings: Equatable { var isSoundOn = true }
      struct Row: Equatable, Identifiable {
        let id: Int
        var note = ""
      }
      // snippet.parts
      let settings = Shared(value: Settings())
      let isSoundOn: Shared<Bool> = settings.isSoundOn
      isSoundOn.withLock { $0 = false }
      #expect(settings.wrappedValue == Settings(isSoundOn: false))

      let rows = Shared<IdentifiedArrayOf<Row>>(value: [Row(id: 1), Row(id: 2)])
      let row = Shared(rows[id: 2])
      row?.withLock { $0.note = "prime" }
      #expect(rows.wrappedValue[id: 2]?.note == "prime")
      // snippet.end
    }

    @Test("Many tasks add, and nothing is lost") func manyTasks() async {
      // snippet.manyTasks
      let count = Shared(value: 0)
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...100 { group.addTask { count.withLock { $0 += 1 } } }
      }
      #expect(count.wrappedValue == 100)
      // snippet.end
    }

    @Test("Two screens that read it are notified, and one that doesn't isn't") func observers() {
      let log = LessonLog()
      // snippet.predictShared
      let store = Store(initialState: Tabs.State()) { Tabs() }
      let counter = store.scope(state: \.counter, action: \.counter)
      let list = store.scope(state: \.list, action: \.list)
      withObservationTracking {
        _ = counter.count
      } onChange: {
        log.append("count")
      }
      withObservationTracking {
        _ = list.favorites
      } onChange: {
        log.append("favourites")
      }
      counter.send(.saveTapped)
      // snippet.end
      // snippet.predictSharedAnswer
      #expect(log.all == ["favourites"])
      // snippet.end
    }
  }
}
