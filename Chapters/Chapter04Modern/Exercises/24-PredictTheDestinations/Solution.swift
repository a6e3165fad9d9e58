// What is on the screen?
//
// A browser shows a fact sheet, an alert, or screens on a stack. Eight scripts send it actions.
// Write down what is there at the end of each, as strings, the bottom one first: "7" is the sheet
// or the screen for 7, "7!" is the same with its fact, "form" is a form that it presents, and
// "reset" and "done" are the alerts. If nothing is there, write `[]`. Where the script says so, and
// not before, the client responds to every request that is still in flight. Work it out before you
// save.
//
// kind: predict
// lesson: Different screens
// predicts: run, shown, scripts

import Chapter04Modern

struct Browser: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var path = StackState<FactScreen.State>()
  }

  enum Action {
    case sheetOpened(Int)
    case resetTapped
    case pushed(Int)
    case linkOpened([Int])
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<FactScreen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sheetOpened(let number):
        state.destination = .fact(FactScreen.State(number: number))
      case .resetTapped:
        state.destination = .alert(.reset)
      case .pushed(let number):
        state.path.append(FactScreen.State(number: number))
      case .linkOpened(let numbers):
        state.path.removeAll()
        for number in numbers { state.path.append(FactScreen.State(number: number)) }
      case .destination(.presented(.alert(.confirmed))):
        state.destination = .alert(.done)
      case .destination(.presented(.fact(.delegate(.next(let number))))):
        state.destination = .fact(FactScreen.State(number: number))
      case .destination, .path:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .forEach(\.path, action: \.path) { FactScreen() }
  }
}

struct FactScreen: Reducer {
  struct State: Equatable, Identifiable {
    let number: Int
    var fact: String?
    @PresentationState var form: Form.State?

    var id: Int { number }
  }

  enum Action {
    case appeared
    case response(String)
    case doneTapped
    case nextTapped
    case editTapped
    case form(PresentationAction<Form.Action>)
    case delegate(Delegate)

    enum Delegate { case next(Int) }
  }

  @Dependency(FactClient.self) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [number = state.number] send in
          await send(.response(client.fetch(number)))
        }
      case .response(let fact):
        state.fact = fact
      case .doneTapped:
        return .run { _ in await dismiss() }
      case .nextTapped:
        return .run { [number = state.number] send in
          await send(.delegate(.next(number + 1)))
          await dismiss()
        }
      case .editTapped:
        state.form = Form.State()
      case .form, .delegate:
        break
      }
      return .none
    }
    .ifLet(\.$form, action: \.form) { Form() }
  }
}

struct Form: Reducer {
  struct State: Equatable {}
  enum Action { case cancelTapped }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .run { _ in await dismiss() }
  }
}

@MainActor let scripts: [@MainActor (Screen) async -> Void] = [
  { screen in  // 1
    await screen.send(.sheetOpened(7))
    await screen.sheet(.appeared)
    await screen.send(.destination(.dismiss))
    await screen.clientResponds()
  },
  { screen in  // 2
    await screen.send(.resetTapped)
    await screen.send(.destination(.presented(.alert(.confirmed))))
  },
  { screen in  // 3
    await screen.send(.sheetOpened(7))
    await screen.sheet(.nextTapped)
  },
  { screen in  // 4
    await screen.send(.sheetOpened(7))
    await screen.sheet(.appeared)
    await screen.send(.resetTapped)
    await screen.clientResponds()
    await screen.send(.destination(.dismiss))
  },
  { screen in  // 5
    for number in 7...9 { await screen.send(.pushed(number)) }
    await screen.screen(at: 1, .doneTapped)
    await screen.send(.pushed(10))
  },
  { screen in  // 6
    await screen.send(.pushed(7))
    await screen.send(.pushed(8))
    await screen.screen(at: 1, .appeared)
    await screen.screen(at: 1, .doneTapped)
    await screen.send(.pushed(8))
    await screen.clientResponds()
  },
  { screen in  // 7
    await screen.send(.pushed(7))
    await screen.send(.pushed(8))
    await screen.screen(at: 0, .appeared)
    await screen.screen(at: 1, .editTapped)
    await screen.screen(at: 1, .form(.presented(.cancelTapped)))
    await screen.clientResponds()
  },
  { screen in  // 8
    await screen.send(.pushed(7))
    await screen.screen(at: 0, .appeared)
    await screen.send(.linkOpened([7, 8]))
    await screen.screen(at: 1, .editTapped)
    await screen.clientResponds()
  },
]

// answer
// starter: let predictions: [[String]] = [
// starter:   ["?"],  // 1
// starter:   ["?"],  // 2
// starter:   ["?"],  // 3
// starter:   ["?"],  // 4
// starter:   ["?"],  // 5
// starter:   ["?"],  // 6
// starter:   ["?"],  // 7
// starter:   ["?"],  // 8
// starter: ]
let predictions: [[String]] = [
  [],  // 1
  ["done"],  // 2
  ["8"],  // 3
  [],  // 4
  ["7", "10"],  // 5
  ["7", "8"],  // 6
  ["7!", "8"],  // 7
  ["7", "8", "form"],  // 8
]
// end answer

// Everything below belongs to the browser's surroundings.

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async -> String

  static let liveValue = FactClient { "\($0)!" }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch", placeholder: ""))
}

struct Destination: Reducer {
  enum State: Equatable {
    case fact(FactScreen.State)
    case alert(AlertState<Alert>)
  }

  enum Action {
    case fact(FactScreen.Action)
    case alert(Alert)
  }

  enum Alert { case confirmed }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.fact, action: \.fact) { FactScreen() }
  }
}

extension AlertState where Action == Destination.Alert {
  static var reset: Self {
    AlertState {
      TextState("reset")
    } actions: {
      ButtonState(action: .confirmed) { TextState("Reset") }
    }
  }

  static var done: Self {
    AlertState {
      TextState("done")
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    }
  }
}

/// A browser under a client that responds only when the script says so.
@MainActor final class Screen {
  private let clock = TestClock()
  private let store: TestStoreOf<Browser>

  init() {
    let clock = self.clock
    store = TestStore(initialState: Browser.State()) {
      Browser()
    } withDependencies: {
      $0[FactClient.self].fetch = { number in
        try? await clock.sleep(for: .seconds(1))
        return "\(number)!"
      }
    }
    store.exhaustivity = .off
  }

  /// Sends an action, and waits for what follows from it, except for responses.
  func send(_ action: Browser.Action) async {
    await store.send(action)
    await store.skipReceivedActions(strict: false)
  }

  func sheet(_ action: FactScreen.Action) async {
    await send(.destination(.presented(.fact(action))))
  }

  func screen(at index: Int, _ action: FactScreen.Action) async {
    await send(.path(.element(id: store.state.path.ids[index], action: action)))
  }

  /// The client responds to every open request.
  func clientResponds() async {
    await clock.advance(by: .seconds(1))
    await store.skipReceivedActions(strict: false)
  }

  var shown: [String] {
    func shown(_ screen: FactScreen.State) -> [String] {
      [screen.fact ?? "\(screen.number)"] + (screen.form == nil ? [] : ["form"])
    }
    let top: [String] =
      switch store.state.destination {
      case .fact(let sheet): shown(sheet)
      case .alert(let alert): [String(state: alert.title)]
      case nil: []
      }
    return store.state.path.flatMap(shown) + top
  }
}

@MainActor func run(_ script: @MainActor (Screen) async -> Void) async -> [String] {
  let screen = Screen()
  await script(screen)
  return screen.shown
}

extension Browser.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var destination: AnyCasePath<Browser.Action, PresentationAction<Destination.Action>> {
      AnyCasePath(embed: Browser.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
    var path: AnyCasePath<Browser.Action, StackActionOf<FactScreen>> {
      AnyCasePath(embed: Browser.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
  }
}

extension FactScreen.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var form: AnyCasePath<FactScreen.Action, PresentationAction<Form.Action>> {
      AnyCasePath(embed: FactScreen.Action.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}

extension Destination.State: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var fact: AnyCasePath<Destination.State, FactScreen.State> {
      AnyCasePath(embed: Destination.State.fact) { if case .fact(let it) = $0 { it } else { nil } }
    }
  }
}

extension Destination.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var fact: AnyCasePath<Destination.Action, FactScreen.Action> {
      AnyCasePath(embed: Destination.Action.fact) { if case .fact(let it) = $0 { it } else { nil } }
    }
  }
}
