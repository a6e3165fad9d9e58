// The same for the two articles on the environment style: a list that a client loads, and a timer.

import Chapter03Effects
import Dispatch
import Foundation
import Testing

@Suite("Two articles on the environment style") struct EnvironmentArticleTests {
  struct Item: Equatable, Identifiable {
    let id: UUID
    var title: String
    var isDone = false
  }

  struct ClientError: Error, Equatable {}

  /// An article's client: a protocol, with a class for the app and another for tests.
  protocol Client {
    func load() -> Effect<[Item], ClientError>
    func add(_ item: Item) -> Effect<Item, ClientError>
  }

  struct MockClient: Client {
    var items: Result<[Item], ClientError>

    func load() -> Effect<[Item], ClientError> { .result { items } }
    func add(_ item: Item) -> Effect<Item, ClientError> { Effect(value: item) }
  }

  struct ListState: Equatable {
    var items: [Item] = []
    var isLoading = false
    var error: ClientError?
  }

  enum ListAction: Equatable {
    case onAppear
    case loaded(Result<[Item], ClientError>)
    case add(title: String)
    case added(Result<Item, ClientError>)
    case toggle(id: UUID)
  }

  struct ListEnvironment: @unchecked Sendable {
    var client: any Client
    var mainQueue: AnySchedulerOf<DispatchQueue>
    var uuid: () -> UUID
  }

  static let listReducer = Reducer<ListState, ListAction, ListEnvironment> {
    state,
    action,
    environment in
    switch action {
    case .onAppear:
      state.isLoading = true
      return environment.client.load()
        .receive(on: environment.mainQueue)
        .catchToEffect()
        .map(ListAction.loaded)

    case .loaded(.success(let items)):
      state.isLoading = false
      state.items = items
      return .none

    case .loaded(.failure(let error)):
      state.isLoading = false
      state.error = error
      return .none

    case .add(let title):
      return environment.client.add(Item(id: environment.uuid(), title: title))
        .receive(on: environment.mainQueue)
        .catchToEffect(ListAction.added)

    case .added(.success(let item)):
      state.items.append(item)
      return Effect(value: .onAppear)

    case .added(.failure(let error)):
      state.error = error
      return .none

    case .toggle(let id):
      guard let index = state.items.firstIndex(where: { $0.id == id }) else { return .none }
      state.items[index].isDone.toggle()
      return .none
    }
  }

  let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

  func environment(_ items: Result<[Item], ClientError>) -> ListEnvironment {
    ListEnvironment(client: MockClient(items: items), mainQueue: .immediate, uuid: { id })
  }

  @Test("A list with a protocol for its client, and its test") func list() {
    let item = Item(id: id, title: "milk")
    let store = TestStore(
      initialState: ListState(),
      reducer: Self.listReducer,
      environment: environment(.success([item]))
    )
    store.assert(
      .send(.add(title: "milk")),
      .receive(.added(.success(item))) { $0.items = [item] },
      .receive(.onAppear) { $0.isLoading = true },
      .receive(.loaded(.success([item]))) { $0.isLoading = false },
      .send(.toggle(id: id)) { $0.items[0].isDone = true }
    )
  }

  @Test("Its view store reads the state, sends, and makes a binding") func viewStore() {
    let store = Store(
      initialState: ListState(),
      reducer: Self.listReducer,
      environment: environment(.failure(ClientError()))
    )
    let viewStore = ViewStore(store)
    viewStore.send(.onAppear)
    #expect(viewStore.error == ClientError())

    let field = viewStore.binding(get: { _ in "" }, send: { ListAction.add(title: $0) })
    #expect(field.wrappedValue == "")
  }

  struct TimerState: Equatable {
    var count = 0
    var interval = 1
    var isRunning = false
  }

  enum TimerAction: Equatable {
    case startStop, tick
    case setInterval(Int)
    case reset
  }

  struct TimerEnvironment: Sendable {
    var mainQueue: AnySchedulerOf<DispatchQueue>
  }

  static let timerReducer = Reducer<TimerState, TimerAction, TimerEnvironment> {
    state,
    action,
    environment in
    struct TimerID: Hashable {}
    func timer(_ state: TimerState) -> Effect<TimerAction, Never> {
      Effect.timer(id: TimerID(), every: .seconds(state.interval), on: environment.mainQueue)
        .map { _ in TimerAction.tick }
    }
    switch action {
    case .startStop:
      state.isRunning.toggle()
      return state.isRunning ? timer(state) : .cancel(id: TimerID())
    case .tick:
      state.count += 1
      return .none
    case .setInterval(let interval):
      state.interval = interval
      guard state.isRunning else { return .none }
      return .concatenate(.cancel(id: TimerID()), timer(state))
    case .reset:
      state.count = 0
      return .none
    }
  }

  @Test("A timer whose pace changes while it runs") func timer() {
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: TimerState(),
      reducer: Self.timerReducer,
      environment: TimerEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
    store.assert(
      .send(.startStop) { $0.isRunning = true },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.tick) { $0.count = 1 },
      .send(.setInterval(2)) { $0.interval = 2 },
      .do { scheduler.advance(by: .seconds(2)) },
      .receive(.tick) { $0.count = 2 },
      .send(.reset) { $0.count = 0 },
      .send(.startStop) { $0.isRunning = false }
    )
  }
}
