// The style's first classic: a list that is loaded and saved through a client. The view controller
// it replaces has a spinner that never stops after a failure, and an error that only a log has
// seen.

import Chapter03Effects
import Diagnostics
import Dispatch
import Foundation

/// Something to do.
public struct Todo: Codable, Equatable, Identifiable, Sendable {
  /// What tells it from others with the same title.
  public let id: UUID
  /// What is to be done.
  public var title: String
  /// Whether it has been done.
  public var isDone: Bool

  /// Something to do, by default not done yet.
  public init(id: UUID, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}

/// The list, and what goes on between it and the client.
// snippet.TodosState
public struct TodosState: Equatable, Sendable {
  /// The list, in the order in which its entries were added.
  public var todos: [Todo]
  /// What has been typed of the next todo.
  public var draft: String
  /// Whether the client is at work. Then the screen shows a spinner.
  public var isLoading: Bool
  /// Why the last request failed, nil if it didn't.
  public var errorMessage: String?
  /// What the user has changed, and no list from the client shows yet.
  public var unsaved: [Todo.ID: Edit] = [:]

  /// A change to a todo.
  public enum Edit: Equatable, Sendable {
    case deleted
    case marked(isDone: Bool)
  }

  /// A list, by default empty, with no draft and no request on its way.
  public init(
    todos: [Todo] = [],
    draft: String = "",
    isLoading: Bool = false,
    errorMessage: String? = nil
  ) {
    self.todos = todos
    self.draft = draft
    self.isLoading = isLoading
    self.errorMessage = errorMessage
  }
}
// snippet.end

/// What can happen to the list.
// snippet.TodosAction
public enum TodosAction: Equatable, Sendable {
  /// The screen was opened, which loads the list.
  case appeared
  case reloadTapped
  case draftChanged(String)
  /// Adds the draft on the client's side, and loads the list to show it.
  case addTapped
  case toggleTapped(Todo.ID)
  case deleteTapped(Todo.ID)
  /// Saves the whole list, and loads it again.
  case saveTapped
  case addResponse(Result<Todo, TodosError>)
  case saveResponse(Result<[Todo], TodosError>)
  case loadResponse(Result<[Todo], TodosError>)
}
// snippet.end

/// What the list needs from the world.
public struct TodosEnvironment: Sendable {
  /// Loads and saves the list.
  public var client: TodosClient
  /// Where answers arrive.
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  /// A new identity. Made inside the reducer, it would differ each time, and no test could say what
  /// the state should be.
  public var uuid: @Sendable () -> UUID

  /// An environment from its parts.
  public init(
    client: TodosClient,
    mainQueue: AnySchedulerOf<DispatchQueue>,
    uuid: @escaping @Sendable () -> UUID
  ) {
    self.client = client
    self.mainQueue = mainQueue
    self.uuid = uuid
  }

  /// Keeps the list in a file, and makes random identities.
  public static func live(file: URL) -> TodosEnvironment {
    TodosEnvironment(
      client: TodosClient(TodosFile(url: file)),
      mainQueue: .main,
      uuid: { UUID() }
    )
  }

  /// Answers immediately, and counts identities from 1: 00000000-0000-0000-0000-000000000001.
  // snippet.mock
  public static var mock: TodosEnvironment {
    let last = Locked<UInt8>(0)
    return TodosEnvironment(
      client: .mock,
      mainQueue: .immediate,
      uuid: {
        let number = last.withLock { last in
          last += 1
          return last
        }
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
      }
    )
  }
  // snippet.end

  /// For tests: reports whatever is used.
  public static let failing = TodosEnvironment(
    client: .failing,
    mainQueue: .failing("TodosEnvironment.mainQueue"),
    uuid: {
      reportIssue("TodosEnvironment.uuid was used, and nothing here said that it may be.")
      return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
  )
}

/// After something was saved, the list is loaded again: then it shows what is really there, and
/// what the user has changed and not saved yet. While the client is at work, asking it for more
/// does nothing. What was typed stays until it is saved.
public let todosReducer = Reducer<TodosState, TodosAction, TodosEnvironment> {
  state,
  action,
  environment in
  let client = environment.client
  switch action {
  case .draftChanged(let draft):
    state.draft = draft
    return .none

  case .toggleTapped(let id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
    state.todos[index].isDone.toggle()
    state.unsaved[id] = .marked(isDone: state.todos[index].isDone)
    return .none

  case .deleteTapped(let id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
    state.todos.remove(at: index)
    state.unsaved[id] = .deleted
    return .none

  case .appeared, .reloadTapped:
    guard !state.isLoading else { return .none }
    return begin(&state, client.load(), environment, TodosAction.loadResponse)

  case .addTapped:
    guard !state.isLoading, !state.draft.isEmpty else { return .none }
    let todo = Todo(id: environment.uuid(), title: state.draft)
    return begin(&state, client.add(todo), environment, TodosAction.addResponse)

  case .saveTapped:
    guard !state.isLoading else { return .none }
    return begin(&state, client.save(state.todos), environment, TodosAction.saveResponse)

  case .addResponse(.success(let todo)):
    // Someone may have typed on.
    if state.draft == todo.title { state.draft = "" }
    return begin(&state, client.load(), environment, TodosAction.loadResponse)

  case .saveResponse(.success):
    return begin(&state, client.load(), environment, TodosAction.loadResponse)

  case .loadResponse(.success(let todos)):
    state.isLoading = false
    state.show(todos)
    return .none

  case .addResponse(.failure(let error)), .saveResponse(.failure(let error)),
    .loadResponse(.failure(let error)):
    state.isLoading = false
    state.errorMessage = error.message
    return .none
  }
}

extension TodosState {
  // snippet.show
  fileprivate mutating func show(_ loaded: [Todo]) {
    unsaved = unsaved.filter { id, edit in
      guard let todo = loaded.first(where: { $0.id == id }) else { return false }
      return edit != .marked(isDone: todo.isDone)
    }
    todos = loaded.compactMap { todo in
      switch unsaved[todo.id] {
      case .deleted: nil
      case .marked(let isDone): Todo(id: todo.id, title: todo.title, isDone: isDone)
      case nil: todo
      }
    }
  }
  // snippet.end
}

/// Part of a reducer can be a function like any other.
// snippet.begin
private func begin<Value>(
  _ state: inout TodosState,
  _ request: Effect<Value, TodosError>,
  _ environment: TodosEnvironment,
  _ response: @escaping (Result<Value, TodosError>) -> TodosAction
) -> Effect<TodosAction, Never> {
  state.isLoading = true
  state.errorMessage = nil
  return request.receive(on: environment.mainQueue).catchToEffect(response)
}
// snippet.end
