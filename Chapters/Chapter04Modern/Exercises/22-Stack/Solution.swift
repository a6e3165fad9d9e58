// Where the screens go
//
// A browser has screens on a stack, and each shows a number. Write its body. `opened` pushes a
// screen. A screen's `nextTapped` pushes a screen for the number after its own, but only if it
// comes from the screen on top: the second of two quick taps still comes from the one below.
// Whenever screens are popped, by a screen's Done, by the back button or by `homeTapped`, which
// pops all of them, their numbers are added to `closed`, from the bottom up. A number may be on
// the stack more than once.
//
// kind: write
// lesson: Ids that are never reused

import Chapter04Modern

struct NumberScreen: Reducer {
  struct State: Equatable {
    var number: Int
  }

  enum Action: Equatable {
    case incrementTapped
    /// The browser handles this.
    case nextTapped
    case doneTapped
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementTapped:
      state.number += 1
      return .none
    case .nextTapped:
      return .none
    case .doneTapped:
      return .run { _ in await dismiss() }
    }
  }
}

struct Browser: Reducer {
  struct State: Equatable {
    var path = StackState<NumberScreen.State>()
    /// The numbers of the screens that were popped.
    var closed: [Int] = []
  }

  enum Action: Equatable {
    case opened(Int)
    case homeTapped
    /// The back button sends `popFrom(id:)`, and so does a screen that dismisses itself.
    case path(StackActionOf<NumberScreen>)
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: EmptyReducer()  // Your code here.
    Reduce { state, action in
      switch action {
      case .opened(let number):
        state.path.append(NumberScreen.State(number: number))
      case .homeTapped:
        state.closed += state.path.map(\.number)
        state.path.removeAll()
      case .path(.element(let id, .nextTapped)):
        if id == state.path.ids.last, let screen = state.path[id: id] {
          state.path.append(NumberScreen.State(number: screen.number + 1))
        }
      case .path(.popFrom(let id)):
        if let index = state.path.ids.firstIndex(of: id) {
          state.closed += state.path[index...].map(\.number)
        }
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { NumberScreen() }
    // end answer
  }
}

// MARK: - The path to a screen's action

extension Browser.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var path: AnyCasePath<Browser.Action, StackActionOf<NumberScreen>> {
      AnyCasePath(embed: Browser.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
  }
}
