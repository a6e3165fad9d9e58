import Chapter04Modern
import Testing

// The code of the page "Stacks of screens", failures included.

enum StacksLessonTests {
  // MARK: - By index

  private struct ByIndex: Reducer {
    enum Action: Equatable {
      case opened(Int)
      case backTapped
      case screen(Int, FactSheet.Action)
    }

    // snippet.byIndex
    func reduce(into path: inout [FactSheet.State], action: Action) -> Effect<Action> {
      switch action {
      case .opened(let number):
        path.append(FactSheet.State(number: number))
        return .none
      case .backTapped:
        path.removeLast()
        return .none
      case .screen(let index, let action):
        return FactSheet().reduce(into: &path[index], action: action)
          .map { .screen(index, $0) }
      }
    }
    // snippet.end
  }

  @Suite("By index") @MainActor struct ByIndexTests {
    @Test("An answer arrives at another screen") func wrongScreen() async {
      let answer = Answer<String>()
      let store = Store(initialState: [FactSheet.State]()) {
        ByIndex().dependency(FactClient { _ in await answer.wait() ?? "" })
      }
      // snippet.wrongScreen
      store.send(.opened(8))
      let asking = store.send(.screen(0, .appeared))
      store.send(.backTapped)
      store.send(.opened(9))
      answer.give("8 is a cube.")
      await asking.finish()
      #expect(store.state == [FactSheet.State(number: 9, fact: "8 is a cube.")])
      // snippet.end
    }
  }

  // MARK: - By id

  // snippet.FactBrowser
  struct FactBrowser: Reducer {
    struct State: Equatable {
      var path = StackState<FactSheet.State>()
    }

    enum Action: Equatable, CasePathable {
      case opened(Int)
      case path(StackActionOf<FactSheet>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var path: AnyCasePath<Action, StackActionOf<FactSheet>> {
          AnyCasePath(embed: Action.path) { if case .path(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .opened(let number) = action {
          state.path.append(FactSheet.State(number: number))
        }
        return .none
      }
      .forEach(\.path, action: \.path) { FactSheet() }
    }
  }
  // snippet.end

  @MainActor static func browser(
    _ state: FactBrowser.State = FactBrowser.State(),
    fetch: @escaping @Sendable (Int) async throws -> String = { "\($0) is good." }
  ) -> TestStoreOf<FactBrowser> {
    TestStore(initialState: state) {
      FactBrowser()
    } withDependencies: {
      $0[FactClient.self].fetch = fetch
    }
  }

  @Suite("By id") @MainActor struct ByIDTests {
    @Test("A popped screen's request is cancelled") func popped() async {
      // snippet.popped
      let store = browser(fetch: { _ in try await never() })
      await store.send(.opened(8)) { $0.path[id: 0] = FactSheet.State(number: 8) }
      await store.send(\.path[id: 0].appeared)
      await store.send(\.path.popFrom, 0) { $0.path.removeLast() }
      await store.send(.opened(9)) { $0.path[id: 1] = FactSheet.State(number: 9) }
      // snippet.end
    }

    @Test("The feature that was a sheet dismisses itself from a stack") func dismiss() async {
      // snippet.dismiss
      let store = browser()
      for (id, number) in [(0, 8), (1, 9)] {
        await store.send(.opened(number)) {
          $0.path[id: StackElementID(generation: id)] = FactSheet.State(number: number)
        }
      }
      await store.send(\.path[id: 1].doneTapped)
      await store.receive(\.path.popFrom, 1) { $0.path.removeLast() }
      // snippet.end
    }

    @Test("A screen may be removed, with everything above it") func below() async {
      var state = FactBrowser.State()
      for number in [7, 8, 9] { state.path.append(FactSheet.State(number: number)) }
      let ids = state.path.ids
      let answer = Answer<String>()
      let store = Store(initialState: state) {
        FactBrowser().dependency(FactClient { _ in await answer.wait() ?? "" })
      }
      // snippet.predictStack
      // The screens show 7, 8 and 9, and have the ids 0, 1 and 2.
      let asking = store.send(.path(.element(id: ids[2], action: .appeared)))
      store.send(.opened(10))
      await store.send(.path(.element(id: ids[1], action: .doneTapped))).finish()
      answer.give("9 is a square.")
      await asking.finish()
      // snippet.end
      // snippet.predictStackAnswer
      #expect(store.path.map(\.number) == [7])
      #expect(store.path.map(\.fact) == [nil])
      // snippet.end
    }

    @Test("A link is a stack made by hand") func deepLink() async {
      // snippet.deepLink
      var state = FactBrowser.State()
      state.path.append(FactSheet.State(number: 8))
      state.path.append(FactSheet.State(number: 9))
      let store = Store(initialState: state) { FactBrowser() }
      #expect(store.path.map(\.number) == [8, 9])
      // snippet.end
    }
  }

  // MARK: - Different screens

  // snippet.Path
  struct Path: Reducer {
    enum State: Equatable {
      case fact(FactSheet.State)
      case settings(Settings.State)
    }

    enum Action: Equatable {
      case fact(FactSheet.Action)
      case settings(Settings.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.fact, action: \.fact) { FactSheet() }
        .ifCaseLet(\.settings, action: \.settings) { Settings() }
    }
  }
  // snippet.end

  struct Settings: Reducer {
    struct State: Equatable { var isOn = false }
    enum Action: Equatable { case toggled }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.isOn.toggle()
      return .none
    }
  }

  @Suite("Different screens") @MainActor struct DifferentScreensTests {
    struct Browser: Reducer {
      struct State: Equatable { var path = StackState<Path.State>() }
      enum Action: Equatable, CasePathable {
        case path(StackActionOf<Path>)
        static var allCasePaths: AllCasePaths { AllCasePaths() }
        struct AllCasePaths: Sendable {
          var path: AnyCasePath<Action, StackActionOf<Path>> {
            AnyCasePath(embed: Action.path) { if case .path(let it) = $0 { it } else { nil } }
          }
        }
      }
      var body: some ReducerOf<Self> {
        EmptyReducer().forEach(\.path, action: \.path) { Path() }
      }
    }

    @Test("A stack of different screens changes one case in place") func cases() async {
      var state = Browser.State()
      state.path.append(.settings(Settings.State()))
      let store = Store(initialState: state) { Browser() }
      let id = store.path.ids[0]
      store.send(.path(.element(id: id, action: .settings(.toggled))))
      #expect(store.path[id: id, case: \.settings]?.isOn == true)
    }
  }
}

extension StacksLessonTests.Path.State: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var fact: AnyCasePath<StacksLessonTests.Path.State, FactSheet.State> {
      AnyCasePath(embed: StacksLessonTests.Path.State.fact) {
        if case .fact(let it) = $0 { it } else { nil }
      }
    }
    var settings: AnyCasePath<StacksLessonTests.Path.State, StacksLessonTests.Settings.State> {
      AnyCasePath(embed: StacksLessonTests.Path.State.settings) {
        if case .settings(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension StacksLessonTests.Path.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var fact: AnyCasePath<StacksLessonTests.Path.Action, FactSheet.Action> {
      AnyCasePath(embed: StacksLessonTests.Path.Action.fact) {
        if case .fact(let it) = $0 { it } else { nil }
      }
    }
    var settings: AnyCasePath<StacksLessonTests.Path.Action, StacksLessonTests.Settings.Action> {
      AnyCasePath(embed: StacksLessonTests.Path.Action.settings) {
        if case .settings(let it) = $0 { it } else { nil }
      }
    }
  }
}
