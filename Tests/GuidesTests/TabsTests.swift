// The guide's tabs with a stack in each: a tab that is tapped again pops to its root, and one tab
// can open a screen in the other.

import Chapter04Modern
import Testing

@MainActor
@Suite("A stack in each tab") struct TabsTests {
  struct Detail: Reducer {
    struct State: Equatable { let plant: String }
    enum Action: Equatable {}

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  struct TabFeature: Reducer {
    struct State: Equatable { var path = StackState<Detail.State>() }

    enum Action: Equatable, CasePathable {
      case plantTapped(String)
      case delegate(Delegate)
      case path(StackActionOf<Detail>)

      enum Delegate: Equatable { case mapTapped(String) }

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var path: AnyCasePath<Action, StackActionOf<Detail>> {
          AnyCasePath(embed: Action.path) { if case .path(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .plantTapped(let plant) = action { state.path.append(Detail.State(plant: plant)) }
        return .none
      }
      .forEach(\.path, action: \.path) { Detail() }
    }
  }

  struct Root: Reducer {
    enum Selection { case list, map }

    struct State: Equatable {
      var tab = Selection.list
      var list = TabFeature.State()
      var map = TabFeature.State()
    }

    enum Action: Equatable, CasePathable {
      case tabSelected(Selection)
      case list(TabFeature.Action)
      case map(TabFeature.Action)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var list: AnyCasePath<Action, TabFeature.Action> {
          AnyCasePath(embed: Action.list) { if case .list(let it) = $0 { it } else { nil } }
        }
        var map: AnyCasePath<Action, TabFeature.Action> {
          AnyCasePath(embed: Action.map) { if case .map(let it) = $0 { it } else { nil } }
        }
      }
    }

    // snippet.body
    var body: some ReducerOf<Self> {
      Scope(state: \.list, action: \.list) { TabFeature() }
      Scope(state: \.map, action: \.map) { TabFeature() }
      Reduce { state, action in
        switch action {
        case .tabSelected(let tab) where tab != state.tab:
          state.tab = tab
        case .tabSelected(.list):  // tapped again
          state.list.path.removeAll()
        case .tabSelected(.map):
          state.map.path.removeAll()
        case .list(.delegate(.mapTapped(let plant))):
          state.tab = .map
          state.map.path.append(Detail.State(plant: plant))
        case .list, .map:
          break
        }
        return .none
      }
    }
    // snippet.end
  }

  @Test("A tab keeps its screens, and pops them when it is tapped again") func again() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.list(.plantTapped("fern"))) {
      $0.list.path.append(Detail.State(plant: "fern"))
    }
    await store.send(.tabSelected(.map)) { $0.tab = .map }
    await store.send(.tabSelected(.map))
    await store.send(.tabSelected(.list)) { $0.tab = .list }
    await store.send(.tabSelected(.list)) { $0.list.path.removeAll() }
  }

  @Test("One tab opens a screen in the other") func other() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.list(.delegate(.mapTapped("fern")))) {
      $0.tab = .map
      $0.map.path.append(Detail.State(plant: "fern"))
    }
    await store.send(.tabSelected(.map)) { $0.map.path.removeAll() }
  }
}
