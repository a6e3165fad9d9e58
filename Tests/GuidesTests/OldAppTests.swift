// docs/migration/old-apps.md moves what most apps on 0.20 to 0.40 have: an alert of that time, an
// enum route with its tag, an `NSError` in an action, a binding into a field. What becomes of it in
// the end is compiled here.

import Chapter04Modern
import Testing

@Suite("An app on 0.20 to 0.40, moved") @MainActor struct OldAppTests {
  struct Book: Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
  }

  struct Filter: Reducer {
    struct State: Equatable { var isUnreadOnly = false }
    enum Action: Equatable { case toggled }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.isUnreadOnly.toggle()
      return .none
    }
  }

  struct Shelf: Reducer {
    struct State: Equatable {
      var books: [Book] = []
      @PresentationState var destination: Destination.State?
    }

    enum Action {
      case clearTapped
      case filterTapped
      case loadTapped
      case loaded(Result<[Book], any Error>)
      case destination(PresentationAction<Destination.Action>)
    }

    struct Offline: Error {}
    let load: @Sendable () async throws -> [Book]

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .filterTapped:
          state.destination = .filter(Filter.State())
          return .none

        case .clearTapped:
          state.destination = .alert(.clear)
          return .none

        case .destination(.presented(.alert(.clearConfirmed))):
          state.books = []
          return .none

        case .loadTapped:
          return .run { [load] send in await send(.loaded(Result { try await load() })) }

        case .loaded(.success(let books)):
          state.books = books
          return .none

        case .loaded(.failure):
          state.destination = .alert(.offline)
          return .none

        case .destination:
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination) { Destination() }
    }
  }

  struct Books: Reducer {
    struct State: Equatable {
      var books: [Book] = []
      @PresentationState var alert: AlertState<Action.Alert>?
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case clearTapped

      enum Alert: Equatable { case clearConfirmed }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clearTapped:
          state.alert = .clear
          return .none

        case .alert(.presented(.clearConfirmed)):
          state.books = []
          return .none

        case .alert:
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  @Test("An alert of its own needs no destination, and any button closes it")
  func plainAlert() async {
    let store = TestStore(initialState: Books.State(books: [Book(id: 1, title: "Emma")])) {
      Books()
    }
    await store.send(.clearTapped) { $0.alert = .clear }
    await store.send(.alert(.presented(.clearConfirmed))) {
      $0.books = []
      $0.alert = nil
    }
    await store.send(.clearTapped) { $0.alert = .clear }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test("A destination is opened by its action, and closed by `dismiss`") func route() async {
    let store = TestStore(initialState: Shelf.State()) { Shelf { [] } }
    await store.send(.filterTapped) { $0.destination = .filter(Filter.State()) }
    await store.send(\.destination.filter.toggled) {
      $0.$destination[case: \.filter]?.isUnreadOnly = true
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("An alert's button is an action, and closes it") func alert() async {
    let book = Book(id: 1, title: "Emma")
    let store = TestStore(initialState: Shelf.State(books: [book])) { Shelf { [] } }
    await store.send(.clearTapped) { $0.destination = .alert(.clear) }
    await store.send(\.destination.alert.clearConfirmed) {
      $0.books = []
      $0.destination = nil
    }
  }

  @Test("An error needs no equality") func failure() async {
    let store = TestStore(initialState: Shelf.State()) { Shelf { throw Shelf.Offline() } }
    await store.send(.loadTapped)
    await store.receive(\.loaded.failure) { $0.destination = .alert(.offline) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  struct Settings: Reducer {
    struct State: Equatable {
      var user = User()
      var isValid = false
    }

    struct User: Equatable, Sendable { var name = "" }

    enum Action: BindableAction, CasePathable {
      case binding(BindingAction<State>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var binding: AnyCasePath<Action, BindingAction<State>> {
          AnyCasePath(embed: Action.binding) { if case .binding(let it) = $0 { it } else { nil } }
        }
      }
    }

    // snippet.binding
    var body: some Reducer<State, Action> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.user):
          state.isValid = !state.user.name.isEmpty
          return .none
        case .binding:
          return .none
        }
      }
    }
    // snippet.end
  }

  @Test("A binding into a field sends the whole field") func binding() async {
    let store = Store(initialState: Settings.State()) { Settings() }
    store.user.name = "Blob"
    #expect(store.isValid)

    let test = TestStore(initialState: Settings.State()) { Settings() }
    await test.send(\.binding.user, Settings.User(name: "Blob")) {
      $0.user.name = "Blob"
      $0.isValid = true
    }
  }
}

extension OldAppTests {
  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case filter(Filter.State)
    }

    enum Action {
      case alert(Alert)
      case filter(Filter.Action)

      enum Alert: Equatable { case clearConfirmed }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.filter, action: \.filter) { Filter() }
    }
  }
}

extension AlertState where Action == OldAppTests.Destination.Action.Alert {
  static var clear: Self {
    AlertState {
      TextState("Remove all books?")
    } actions: {
      ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This can't be undone.")
    }
  }

  static var offline: Self {
    AlertState { TextState("You are offline.") }
  }
}

extension AlertState where Action == OldAppTests.Books.Action.Alert {
  static var clear: Self {
    AlertState {
      TextState("Remove all books?")
    } actions: {
      ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This can't be undone.")
    }
  }
}

extension OldAppTests.Books.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var alert:
      AnyCasePath<OldAppTests.Books.Action, PresentationAction<OldAppTests.Books.Action.Alert>>
    {
      AnyCasePath(embed: OldAppTests.Books.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension OldAppTests.Shelf.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var loaded: AnyCasePath<OldAppTests.Shelf.Action, Result<[OldAppTests.Book], any Error>> {
      AnyCasePath(embed: OldAppTests.Shelf.Action.loaded) {
        if case .loaded(let it) = $0 { it } else { nil }
      }
    }
    var destination:
      AnyCasePath<OldAppTests.Shelf.Action, PresentationAction<OldAppTests.Destination.Action>>
    {
      AnyCasePath(embed: OldAppTests.Shelf.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension OldAppTests.Destination.State: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var filter: AnyCasePath<OldAppTests.Destination.State, OldAppTests.Filter.State> {
      AnyCasePath(embed: OldAppTests.Destination.State.filter) {
        if case .filter(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension OldAppTests.Destination.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var alert: AnyCasePath<OldAppTests.Destination.Action, Alert> {
      AnyCasePath(embed: OldAppTests.Destination.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
    var filter: AnyCasePath<OldAppTests.Destination.Action, OldAppTests.Filter.Action> {
      AnyCasePath(embed: OldAppTests.Destination.Action.filter) {
        if case .filter(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension OldAppTests.Destination.Action.Alert: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var clearConfirmed: AnyCasePath<OldAppTests.Destination.Action.Alert, Void> {
      AnyCasePath(embed: { .clearConfirmed }, extract: { $0 == .clearConfirmed ? () : nil })
    }
  }
}

extension OldAppTests.Filter.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var toggled: AnyCasePath<OldAppTests.Filter.Action, Void> {
      AnyCasePath(embed: { .toggled }, extract: { $0 == .toggled ? () : nil })
    }
  }
}
