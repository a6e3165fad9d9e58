// What steps B and C write on the public library's 0.59, for the pages of docs/migration. Nothing
// in this package compiles it: it was type-checked with the sources of that version, against
// stand-ins for Combine and SwiftUI.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Combine
import ComposableArchitecture
import XCTest

// MARK: - Before: a reducer value with an environment, as step A leaves it

struct Book: Equatable, Identifiable {
  let id: Int
  var title: String
}

// snippet.before
struct LibraryState: Equatable {
  var books: [Book] = []
}

enum LibraryAction: Equatable {
  case loadTapped
  case loaded(Result<[Book], NSError>)
}

struct LibraryEnvironment {
  var load: () -> AnyPublisher<[Book], Error>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let libraryReducer = AnyReducer<LibraryState, LibraryAction, LibraryEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .loadTapped:
    return environment.load()
      .mapError { $0 as NSError }
      .receive(on: environment.mainQueue)
      .catchToEffect(LibraryAction.loaded)

  case .loaded(.success(let books)):
    state.books = books
    return .none

  case .loaded(.failure):
    return .none
  }
}
// snippet.end

// MARK: - After: a type that reads its dependencies

// snippet.after
struct Library: Reducer {
  struct State: Equatable {
    var books: [Book] = []
  }

  enum Action: Equatable {
    case loadTapped
    case loaded(TaskResult<[Book]>)
  }

  @Dependency(\.books) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .run { send in
          await send(.loaded(TaskResult { try await client.load() }))
        }

      case .loaded(.success(let books)):
        state.books = books
        return .none

      case .loaded(.failure):
        return .none
      }
    }
  }
}
// snippet.end

// snippet.client
struct BookClient: Sendable {
  var load: @Sendable () async throws -> [Book]
}

extension BookClient: TestDependencyKey {
  static let testValue = BookClient(load: unimplemented("BookClient.load"))
}
// snippet.end

extension DependencyValues {
  var books: BookClient {
    get { self[BookClient.self] }
    set { self[BookClient.self] = newValue }
  }
}

// MARK: - Half-way

struct AppState: Equatable {
  var library = Library.State()
  var old = LibraryState()
}

enum AppAction: Equatable {
  case library(Library.Action)
  case old(LibraryAction)
}

struct AppEnvironment {
  var client: BookClient
  var load: () -> AnyPublisher<[Book], Error>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let appReducer = AnyReducer<AppState, AppAction, AppEnvironment>.combine(
  // snippet.newInOld
  AnyReducer { environment in
    Library()
      .dependency(\.books, environment.client)
      .dependency(\.mainQueue, environment.mainQueue)
  }
  .pullback(state: \.library, action: /AppAction.library, environment: { $0 }),
  // snippet.end
  libraryReducer.pullback(
    state: \.old,
    action: /AppAction.old,
    environment: { LibraryEnvironment(load: $0.load, mainQueue: $0.mainQueue) }
  )
)

struct AppFeature: Reducer {
  typealias State = AppState
  typealias Action = AppAction

  let load: () -> AnyPublisher<[Book], Error>
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Scope(state: \.library, action: /Action.library) { Library() }
    // snippet.oldInNew
    Scope(state: \.old, action: /Action.old) {
      Reduce(libraryReducer, environment: LibraryEnvironment(load: load, mainQueue: mainQueue))
    }
    // snippet.end
  }
}

/// As apps copied it from the library's case studies.
struct SystemEnvironment<Environment> {
  var date: () -> Date
  var environment: Environment
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var uuid: () -> UUID
}

let systemReducer: AnyReducer<Library.State, Library.Action, SystemEnvironment<BookClient>> =
  // snippet.systemEnvironment
  AnyReducer { environment in
    Library()
      .dependency(\.books, environment.environment)
      .dependency(\.mainQueue, environment.mainQueue)
      .dependency(\.date, DateGenerator(environment.date))
      .dependency(\.uuid, UUIDGenerator(environment.uuid))
  }
// snippet.end

/// A client whose endpoints still return publishers, in a feature that has moved.
struct PublisherClient {
  var load: () -> AnyPublisher<[Book], Error>
}

struct OldClientFeature: Reducer {
  struct State: Equatable {}

  enum Action: Equatable {
    case appeared
    case loaded(Result<[Book], NSError>)
  }

  let client: PublisherClient
  @Dependency(\.mainQueue) var mainQueue

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    // snippet.publisher
    case .appeared:
      return .publisher {
        client.load()
          .receive(on: mainQueue)
          .map { .loaded(.success($0)) }
          .catch { Just(.loaded(.failure($0 as NSError))) }
      }
    // snippet.end

    case .loaded:
      return .none
    }
  }
}

// MARK: - An alert of its own

struct Books: Reducer {
  // snippet.plainAlert
  struct State: Equatable {
    var books: [Book] = []
    @PresentationState var alert: AlertState<Action.Alert>?
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case clearTapped

    enum Alert: Equatable { case clearConfirmed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearTapped:
        state.alert = AlertState {
          TextState("Remove all books?")
        } actions: {
          ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("This can't be undone.")
        }
        return .none

      case .alert(.presented(.clearConfirmed)):
        state.books = []
        return .none

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
  // snippet.end
}

// MARK: - An enum route and alerts

struct Filter: Reducer {
  struct State: Equatable {
    var isUnreadOnly = false
  }

  enum Action: Equatable {
    case toggled
  }

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

  enum Action: Equatable {
    case clearTapped
    case filterTapped
    case destination(PresentationAction<Destination.Action>)
  }

  // snippet.destination
  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case filter(Filter.State)
    }

    enum Action: Equatable {
      case alert(Alert)
      case filter(Filter.Action)

      enum Alert: Equatable { case clearConfirmed }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.filter, action: /Action.filter) { Filter() }
    }
  }
  // snippet.end

  // snippet.body
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

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
  }
  // snippet.end
}

/// The alert that the body above opens.
extension AlertState where Action == Shelf.Destination.Action.Alert {
  static var clear: Self {
    AlertState {
      TextState("Remove all books?")
    } actions: {
      ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
    }
  }
}

/// A route whose screens are shown by `NavigationLink(tag:selection:)`, until step E.
struct OldRoute: Reducer {
  // snippet.oldRoute
  struct State: Equatable {
    var route: Route?

    var filter: Filter.State? {
      get { route.flatMap((/Route.filter).extract(from:)) }
      set { if let newValue { route = .filter(newValue) } }
    }
  }
  // snippet.end

  enum Route: Equatable {
    case filter(Filter.State)

    enum Tag { case filter }
  }

  enum Action: Equatable {
    case setNavigation(tag: Route.Tag?)
    case filter(Filter.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .setNavigation(tag: .filter):
        state.route = .filter(Filter.State())
        return .none

      case .setNavigation(tag: nil):
        state.route = nil
        return .none

      case .filter:
        return .none
      }
    }
    .ifLet(\.filter, action: /Action.filter) { Filter() }
  }
}

// MARK: - Parts

struct Parts: Reducer {
  struct State: Equatable {
    var counter = Counter.State()
    var draft: Draft.State?
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action: Equatable {
    case counter(Counter.Action)
    case draft(Draft.Action)
    case row(id: Row.State.ID, action: Row.Action)
  }

  // snippet.parts
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: /Action.counter) { Counter() }
    Reduce { state, action in
      .none
    }
    .ifLet(\.draft, action: /Action.draft) { Draft() }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
  }
  // snippet.end
}

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case incrementTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

struct Draft: Reducer {
  struct State: Equatable {
    var text = ""
  }

  enum Action: Equatable {
    case typed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .typed(let text) = action { state.text = text }
    return .none
  }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isDone = false
  }

  enum Action: Equatable {
    case toggled
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isDone.toggle()
    return .none
  }
}

// MARK: - Waiting without a clock: in step B, and below iOS 16

struct Stopwatch: Reducer {
  struct State: Equatable {
    var isRunning = false
    var seconds = 0
  }

  enum Action: Equatable {
    case startTapped
    case stopTapped
    case ticked
  }

  enum CancelID { case timer }

  @Dependency(\.mainQueue) var mainQueue

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    // snippet.timer
    case .startTapped:
      state.isRunning = true
      return .run { send in
        for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.ticked) }
      }
      .cancellable(id: CancelID.timer, cancelInFlight: true)
    case .stopTapped:
      state.isRunning = false
      return .cancel(id: CancelID.timer)
    // snippet.end

    case .ticked:
      state.seconds += 1
      return .none
    }
  }
}

struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var titles: [String] = []
  }

  enum Action: Equatable {
    case queryChanged(String)
    case found(TaskResult<[String]>)
  }

  enum CancelID { case search }

  let find: @Sendable (String) async throws -> [String]
  @Dependency(\.mainQueue) var mainQueue

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    // snippet.mainQueue
    case .queryChanged(let query):
      state.query = query
      return .run { send in
        try await mainQueue.sleep(for: .milliseconds(300))
        await send(.found(TaskResult { try await find(query) }), animation: .default)
      }
      .cancellable(id: CancelID.search, cancelInFlight: true)
    // snippet.end

    case .found(let result):
      state.titles = (try? result.value) ?? []
      return .none
    }
  }
}

// MARK: - Tests

@MainActor
final class On059Tests: XCTestCase {
  func testOldFeature() async {
    // snippet.oldTest
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: LibraryState(),
      reducer: libraryReducer,
      environment: LibraryEnvironment(
        load: { Just([]).setFailureType(to: Error.self).eraseToAnyPublisher() },
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
    await store.send(.loadTapped)
    await scheduler.advance()
    await store.receive(.loaded(.success([])))
    // snippet.end
  }

  func testNewFeature() async {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.books.load = { [] }
    }
    await store.send(.loadTapped)
    await store.receive(.loaded(.success([])))
  }

  func testAlert() async {
    let store = TestStore(initialState: Books.State()) { Books() }
    store.exhaustivity = .off
    await store.send(.clearTapped)
    await store.send(.alert(.presented(.clearConfirmed))) { $0.alert = nil }
  }

  func testRoute() async {
    let store = TestStore(initialState: Shelf.State()) { Shelf() }
    // snippet.routeTest
    await store.send(.filterTapped) { $0.destination = .filter(Filter.State()) }
    await store.send(.destination(.presented(.filter(.toggled)))) {
      $0.$destination[case: /Shelf.Destination.State.filter]?.isUnreadOnly = true
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    // snippet.end
  }

  func testSearch() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Search.State()) {
      Search { [$0] }
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await queue.advance(by: .milliseconds(300))
    await store.receive(.found(.success(["a"]))) { $0.titles = ["a"] }
  }
}
