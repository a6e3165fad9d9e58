// The style's first classic: a list that is loaded and saved through a client. The view controller it
// replaces has a spinner that never stops after a failure, and an error that only a log has seen.

import Chapter03Effects
import Dispatch
import Foundation

public struct Todo: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var isDone: Bool

  public init(id: UUID, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}

public struct TodosState: Equatable, Sendable {
  public var todos: [Todo]
  public var isLoading: Bool
  public var errorMessage: String?

  public init(todos: [Todo] = [], isLoading: Bool = false, errorMessage: String? = nil) {
    self.todos = todos
    self.isLoading = isLoading
    self.errorMessage = errorMessage
  }
}

public enum TodosAction: Equatable, Sendable {
  case addTapped(title: String)
  case toggleTapped(Todo.ID)
  case deleteTapped(Todo.ID)
  case loadTapped
  case loadResponse(Result<[Todo], TodosError>)
  case saveTapped
  case saveResponse(Result<[Todo], TodosError>)
}

/// Loads and saves todos.
public struct TodosClient: Sendable {
  public var load: @Sendable () -> Effect<[Todo], TodosError>
  public var save: @Sendable ([Todo]) -> Effect<[Todo], TodosError>

  public init(
    load: @escaping @Sendable () -> Effect<[Todo], TodosError>,
    save: @escaping @Sendable ([Todo]) -> Effect<[Todo], TodosError>
  ) {
    self.load = load
    self.save = save
  }

  /// Keeps them in a file.
  public static func live(file: URL) -> TodosClient {
    let file = TodosFile(url: file)
    return TodosClient(load: file.load, save: file.save)
  }

  /// There is one to do, and what is saved is forgotten.
  public static let mock = TodosClient(
    load: {
      let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
      return Effect(value: [Todo(id: id, title: "Learn reducers")])
    },
    save: { Effect(value: $0) }
  )

  public static let failing = TodosClient(
    load: { .failing("TodosClient.load") },
    save: { _ in .failing("TodosClient.save") }
  )
}

public struct TodosEnvironment: Sendable {
  public var client: TodosClient
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  /// A new identity. Made inside the reducer, it would be another one each time, and no test could say
  /// what the state should be.
  public var uuid: @Sendable () -> UUID

  public init(
    client: TodosClient,
    mainQueue: AnySchedulerOf<DispatchQueue>,
    uuid: @escaping @Sendable () -> UUID
  ) {
    self.client = client
    self.mainQueue = mainQueue
    self.uuid = uuid
  }

  public static func live(file: URL) -> TodosEnvironment {
    TodosEnvironment(client: .live(file: file), mainQueue: .main, uuid: { UUID() })
  }
}

/// After saving, the list is loaded again: it then shows what is really there. While it is loading or
/// saving, asking for more does nothing.
public let todosReducer = Reducer<TodosState, TodosAction, TodosEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .addTapped(let title):
    state.todos.append(Todo(id: environment.uuid(), title: title))
    return .none

  case .toggleTapped(let id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
    state.todos[index].isDone.toggle()
    return .none

  case .deleteTapped(let id):
    state.todos.removeAll { $0.id == id }
    return .none

  case .loadTapped:
    return begin(&state, environment.client.load(), environment, TodosAction.loadResponse)

  case .loadResponse(.success(let todos)):
    state.isLoading = false
    state.todos = todos
    return .none

  case .saveTapped:
    let save = environment.client.save(state.todos)
    return begin(&state, save, environment, TodosAction.saveResponse)

  case .saveResponse(.success):
    state.isLoading = false
    return begin(&state, environment.client.load(), environment, TodosAction.loadResponse)

  case .loadResponse(.failure(let error)), .saveResponse(.failure(let error)):
    state.isLoading = false
    state.errorMessage = error.message
    return .none
  }
}

/// Part of a reducer can be a function like any other.
private func begin(
  _ state: inout TodosState,
  _ request: Effect<[Todo], TodosError>,
  _ environment: TodosEnvironment,
  _ response: @escaping (Result<[Todo], TodosError>) -> TodosAction
) -> Effect<TodosAction, Never> {
  guard !state.isLoading else { return .none }
  state.isLoading = true
  state.errorMessage = nil
  return request.receive(on: environment.mainQueue).catchToEffect(response)
}
