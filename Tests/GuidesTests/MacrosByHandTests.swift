// docs/migration/macros.md shows a destination and a client as one writes them by hand when a
// feature of the public library is copied here. They are compiled and tested here.

import Chapter04Modern
import Testing

@Suite("What macros write, by hand") @MainActor struct MacrosByHandTests {
  struct Form: Reducer {
    struct State: Equatable { var title = "" }
    enum Action: Equatable { case titleChanged(String) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .titleChanged(let title): state.title = title
      }
      return .none
    }
  }

  // snippet.Destination
  struct Destination: Reducer {
    @dynamicMemberLookup enum State: Equatable, CasePathable {
      case form(Form.State)
      case alert(AlertState<Alert>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var form: AnyCasePath<State, Form.State> {
          AnyCasePath(embed: State.form) { if case .form(let it) = $0 { it } else { nil } }
        }
        var alert: AnyCasePath<State, AlertState<Alert>> {
          AnyCasePath(embed: State.alert) { if case .alert(let it) = $0 { it } else { nil } }
        }
      }
    }

    enum Action: Equatable, CasePathable {
      case form(Form.Action)
      case alert(Alert)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var form: AnyCasePath<Action, Form.Action> {
          AnyCasePath(embed: Action.form) { if case .form(let it) = $0 { it } else { nil } }
        }
        var alert: AnyCasePath<Action, Alert> {
          AnyCasePath(embed: Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
        }
      }
    }

    enum Alert: Equatable { case resetConfirmed }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.form, action: \.form) { Form() }
    }
  }
  // snippet.end

  @Test("A destination by hand runs its feature, and an alert's case needs no reducer")
  func destination() async {
    let store = TestStore(initialState: Destination.State.form(Form.State())) { Destination() }
    await store.send(.form(.titleChanged("a"))) { $0 = .form(Form.State(title: "a")) }

    let alert = AlertState<Destination.Alert> { TextState("Reset?") }
    #expect(Destination.State.alert(alert)[case: \.alert] == alert)
    #expect(Destination.State.alert(alert)[case: \.form] == nil)
    let action = Destination.Action.allCasePaths.alert.embed(.resetConfirmed)
    #expect(action == .alert(.resetConfirmed))
  }

  enum Fact {
    // snippet.Path
    enum Action: CasePathable {
      case factTapped
      case factResponse(String)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var factResponse: AnyCasePath<Action, String> {
          AnyCasePath(
            embed: { .factResponse($0) },
            extract: { if case .factResponse(let fact) = $0 { fact } else { nil } }
          )
        }
      }
    }
    // snippet.end
  }

  @Test("A path puts a payload into its case, and takes it out of no other") func path() {
    let path = Fact.Action.allCasePaths.factResponse
    #expect(path.extract(from: path.embed("7 is odd")) == "7 is odd")
    #expect(path.extract(from: .factTapped) == nil)
  }

  enum Action: CasePathable {
    case form(Form.Action)
    case loaded(id: Int, Result<String, any Error>)
    case saveTapped

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var form: AnyCasePath<Action, Form.Action> {
        AnyCasePath(embed: Action.form) { if case .form(let it) = $0 { it } else { nil } }
      }
      // snippet.Paths
      var loaded: AnyCasePath<Action, (id: Int, Result<String, any Error>)> {  // two values
        AnyCasePath(
          embed: { .loaded(id: $0.id, $0.1) },
          extract: { if case .loaded(let id, let result) = $0 { (id, result) } else { nil } }
        )
      }
      var saveTapped: AnyCasePath<Action, Void> {  // none
        AnyCasePath(
          embed: { .saveTapped },
          extract: { if case .saveTapped = $0 { () } else { nil } }
        )
      }
      // snippet.end
    }
  }

  @Test("An action that isn't `Equatable` has a path for each kind of case") func paths() {
    #expect(Action.allCasePaths.form.extract(from: .form(.titleChanged("a"))) != nil)
    #expect(Action.allCasePaths.loaded.extract(from: .loaded(id: 1, .success("a")))?.id == 1)
    #expect(Action.allCasePaths.saveTapped.extract(from: .saveTapped) != nil)
    #expect(Action.allCasePaths.saveTapped.extract(from: .form(.titleChanged("a"))) == nil)
  }

  // snippet.Client
  struct FactClient: DependencyKey, Sendable {
    var _fetch: @Sendable (Int) async throws -> String

    func fetch(number: Int) async throws -> String { try await _fetch(number) }

    static let liveValue = FactClient(_fetch: { "\($0) is a number" })
    static let testValue = FactClient(_fetch: unimplemented("FactClient.fetch"))
  }
  // snippet.end

  @Test("A client by hand has a method with a label") func client() async throws {
    let client = withDependencies {
      $0.context = .live
    } operation: {
      Dependency(FactClient.self).wrappedValue
    }
    #expect(try await client.fetch(number: 7) == "7 is a number")
  }
}
