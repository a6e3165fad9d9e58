// A link is a state
//
// A browser has fact screens on a stack, and each can open a form. Write the state that a link into
// the browser opens. `State(link:)` has a screen for each number, the first at the bottom, and, if
// the link says so, the form of the top screen, for that screen's number. A link without numbers
// has no screen, and so no form. `linkOpened`, which is sent while the app is running, replaces the
// screens that are there with the link's, and sends no other action. Everything else in the state
// stays, and no response for the old screens arrives.
//
// kind: write
// lesson: Different screens

import Chapter04Modern

struct Link: Equatable {
  var numbers: [Int]
  var isEditing = false
}

struct Browser: Reducer {
  struct State: Equatable {
    /// How many numbers the user has tapped.
    var taps = 0
    var path = StackState<FactScreen.State>()
  }

  enum Action: Equatable {
    case linkOpened(Link)
    case numberTapped(Int)
    case path(StackActionOf<FactScreen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .linkOpened(let link):
        // answer
        // starter: _ = link  // Your code here.
        // starter: return .none
        state.path = State(link: link).path
        return .none
      // end answer
      case .numberTapped(let number):
        state.taps += 1
        state.path.append(FactScreen.State(number: number))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { FactScreen() }
  }
}

extension Browser.State {
  init(link: Link) {
    self.init()
    // answer
    // starter: // Your code here.
    for number in link.numbers {
      path.append(FactScreen.State(number: number))
    }
    if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
      path[id: top]?.form = NumberForm.State(number: number)
    }
    // end answer
  }
}

// Everything below is finished.

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let liveValue = FactClient { number in
    number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd."
  }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}

/// A fact about a number, and a form for another number.
struct FactScreen: Reducer {
  struct State: Equatable {
    var number: Int
    var fact: String?
    @PresentationState var form: NumberForm.State?
  }

  enum Action: Equatable {
    case appeared
    case response(String)
    case editTapped
    case doneTapped
    case form(PresentationAction<NumberForm.Action>)
  }

  @Dependency(FactClient.self) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [number = state.number] send in
          try await send(.response(client.fetch(number)))
        }
      case .response(let fact):
        state.fact = fact
      case .editTapped:
        state.form = NumberForm.State(number: state.number)
      case .doneTapped:
        return .run { _ in await dismiss() }
      case .form(.presented(.delegate(.saved(let number)))):
        state.number = number
        state.fact = nil
      case .form:
        break
      }
      return .none
    }
    .ifLet(\.$form, action: \.form) { NumberForm() }
  }
}

struct NumberForm: Reducer {
  struct State: Equatable {
    var number: Int
  }

  enum Action: Equatable {
    case stepped(by: Int)
    case saveTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case saved(Int)
    }
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .stepped(let step):
      state.number += step
      return .none
    case .saveTapped:
      return .run { [number = state.number] send in
        await send(.delegate(.saved(number)))
        await dismiss()
      }
    case .delegate:
      return .none
    }
  }
}

extension Browser.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var path: AnyCasePath<Browser.Action, StackActionOf<FactScreen>> {
      AnyCasePath(embed: Browser.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
  }
}

extension FactScreen.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var form: AnyCasePath<FactScreen.Action, PresentationAction<NumberForm.Action>> {
      AnyCasePath(embed: FactScreen.Action.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}
