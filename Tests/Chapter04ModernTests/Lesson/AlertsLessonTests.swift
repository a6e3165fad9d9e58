import Chapter04Modern
import Testing

// The code of the page "Alerts, and one of several", failures included.

enum AlertsLessonTests {
  // MARK: - By hand

  private struct ByHand: Reducer {
    struct State: Equatable {
      var count = 7
      var isAlertShown = false
    }

    enum Action { case resetTapped, cancelTapped, resetConfirmed }

    // snippet.byHand
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .resetTapped:
        state.isAlertShown = true
      case .cancelTapped:
        state.isAlertShown = false
      case .resetConfirmed:
        state.count = 0
      }
      return .none
    }
    // snippet.end
  }

  // MARK: - As a value

  struct ResetCounter: Reducer {
    // snippet.ResetCounter
    struct State: Equatable {
      var count = 7
      @PresentationState var alert: AlertState<Alert>?
    }

    enum Alert: Equatable { case resetConfirmed }

    enum Action: Equatable {
      case resetTapped
      case alert(PresentationAction<Alert>)
    }
    // snippet.end

    // snippet.resetBody
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .resetTapped:
          state.alert = .reset(count: state.count)
        case .alert(.presented(.resetConfirmed)):
          state.count = 0
        case .alert(.dismiss):
          break
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
    }
    // snippet.end
  }

  @Suite("Alerts") @MainActor struct AlertTests {
    @Test("An alert that must be closed by hand stays where that was forgotten") func byHand() {
      let store = Store(initialState: ByHand.State()) { ByHand() }
      // snippet.stays
      store.send(.resetTapped)
      store.send(.resetConfirmed)
      #expect(store.isAlertShown)  // reset, and still asking
      // snippet.end
    }

    // R4.12
    @Test("An alert is dismissed by the first of its own actions") func alert() async {
      // snippet.alertTest
      let store = TestStore(initialState: ResetCounter.State()) { ResetCounter() }
      await store.send(.resetTapped) { $0.alert = .reset(count: 7) }
      await store.send(.alert(.presented(.resetConfirmed))) {
        $0.count = 0
        $0.alert = nil
      }
      // snippet.end
    }

    @Test("A button without an action only closes the alert") func cancel() async {
      let store = TestStore(initialState: ResetCounter.State()) { ResetCounter() }
      // snippet.cancel
      await store.send(.resetTapped) { $0.alert = .reset(count: 7) }
      await store.send(.alert(.dismiss)) { $0.alert = nil }
      // snippet.end
    }
  }

  // MARK: - One of several

  private struct Both: Reducer {
    struct State: Equatable {
      // snippet.both
      @PresentationState var sheet: FactSheet.State?
      @PresentationState var alert: AlertState<ResetCounter.Alert>?
      // snippet.end
    }
    func reduce(into state: inout State, action: Bool) -> Effect<Bool> {
      if action {
        state.sheet = FactSheet.State(number: 7)
      } else {
        state.alert = .reset(count: 7)
      }
      return .none
    }
  }

  struct Screen: Reducer {
    struct State: Equatable {
      var count = 7
      @PresentationState var destination: Destination.State?
    }

    enum Action: Equatable, CasePathable {
      case factTapped
      case resetTapped
      case destination(PresentationAction<Destination.Action>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var destination: AnyCasePath<Action, PresentationAction<Destination.Action>> {
          AnyCasePath(embed: Action.destination) {
            if case .destination(let it) = $0 { it } else { nil }
          }
        }
      }
    }

    // snippet.Destination
    struct Destination: Reducer {
      enum State: Equatable {
        case sheet(FactSheet.State)
        case alert(AlertState<ResetCounter.Alert>)
      }

      enum Action: Equatable {
        case sheet(FactSheet.Action)
        case alert(ResetCounter.Alert)
      }

      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifCaseLet(\.sheet, action: \.sheet) { FactSheet() }
      }
    }
    // snippet.end

    // snippet.screenBody
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factTapped:
          state.destination = .sheet(FactSheet.State(number: state.count))
        case .resetTapped:
          state.destination = .alert(.reset(count: state.count))
        case .destination(.presented(.alert(.resetConfirmed))):
          state.count = 0
        case .destination:
          break
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination) { Destination() }
    }
    // snippet.end
  }

  @Suite("One of several") @MainActor struct DestinationTests {
    @Test("Two optionals can both be there") func both() {
      let store = Store(initialState: Both.State()) { Both() }
      store.send(true)
      store.send(false)
      // snippet.bothThere
      #expect(store.sheet != nil && store.alert != nil)  // what does the screen show?
      // snippet.end
    }

    @Test("An enum has one case at a time; the sheet's effects end when an alert replaces it")
    func replaced() async {
      // snippet.replaced
      let store = TestStore(initialState: Screen.State()) {
        Screen()
      } withDependencies: {
        $0[FactClient.self].fetch = { _ in try await never() }
      }
      await store.send(.factTapped) { $0.destination = .sheet(FactSheet.State(number: 7)) }
      await store.send(.destination(.presented(.sheet(.appeared))))
      await store.send(.resetTapped) { $0.destination = .alert(.reset(count: 7)) }
      await store.send(.destination(.presented(.alert(.resetConfirmed)))) {
        $0.count = 0
        $0.destination = nil
      }
      // snippet.end
    }
  }
}

typealias ResetCounter = AlertsLessonTests.ResetCounter

// snippet.resetAlert
extension AlertState where Action == ResetCounter.Alert {
  static func reset(count: Int) -> Self {
    AlertState {
      TextState("Reset the count of \(count)?")
    } actions: {
      ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Reset") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }
}
// snippet.end

extension ResetCounter.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var alert: AnyCasePath<ResetCounter.Action, PresentationAction<ResetCounter.Alert>> {
      AnyCasePath(embed: ResetCounter.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension AlertsLessonTests.Screen.Destination.State: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var sheet: AnyCasePath<AlertsLessonTests.Screen.Destination.State, FactSheet.State> {
      AnyCasePath(embed: AlertsLessonTests.Screen.Destination.State.sheet) {
        if case .sheet(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension AlertsLessonTests.Screen.Destination.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var sheet: AnyCasePath<AlertsLessonTests.Screen.Destination.Action, FactSheet.Action> {
      AnyCasePath(embed: AlertsLessonTests.Screen.Destination.Action.sheet) {
        if case .sheet(let it) = $0 { it } else { nil }
      }
    }
  }
}
