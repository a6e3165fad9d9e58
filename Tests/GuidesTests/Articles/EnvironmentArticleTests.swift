// The same for the articles on the environment style: a list that a client loads, and a timer.

import Chapter03Effects
import Dispatch
import Foundation
import Testing

// snippet.todos
struct Todo: Equatable, Identifiable {
  let id: UUID
  var title: String
  var isCompleted = false
}

struct TodoState: Equatable {
  var todos: [Todo] = []
  var isLoading = false
  var errorMessage: String?
}

enum TodoAction: Equatable {
  case loadTodos
  case todosLoaded(Result<[Todo], TodoError>)
  case addTodo(String)
  case todoAdded(Result<Todo, TodoError>)
  case toggleTodo(UUID)
  case deleteTodo(UUID)
}

enum TodoError: Error, Equatable { case network }

protocol TodoClientProtocol: Sendable {
  func loadTodos() -> Effect<[Todo], TodoError>
  func addTodo(_ todo: Todo) -> Effect<Todo, TodoError>
}

struct MockTodoClient: TodoClientProtocol {
  var todos: [Todo] = []

  func loadTodos() -> Effect<[Todo], TodoError> { Effect(value: todos) }
  func addTodo(_ todo: Todo) -> Effect<Todo, TodoError> { Effect(value: todo) }
}

struct TodoEnvironment: Sendable {
  var todoClient: TodoClientProtocol
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var uuid: @Sendable () -> UUID

  static let live = TodoEnvironment(
    todoClient: MockTodoClient(),  // an article has a real client here
    mainQueue: .main,
    uuid: { UUID() }
  )

  static let mock = TodoEnvironment(
    todoClient: MockTodoClient(),
    mainQueue: .immediate,
    uuid: { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
  )
}

let todoReducer = Reducer<TodoState, TodoAction, TodoEnvironment> { state, action, environment in
  switch action {
  case .loadTodos:
    state.isLoading = true
    state.errorMessage = nil
    return environment.todoClient.loadTodos()
      .receive(on: environment.mainQueue)
      .catchToEffect()
      .map(TodoAction.todosLoaded)

  case .todosLoaded(.success(let todos)):
    state.isLoading = false
    state.todos = todos
    return .none

  case .todosLoaded(.failure(let error)):
    state.isLoading = false
    state.errorMessage = error.localizedDescription
    return .none

  case .addTodo(let title):
    let todo = Todo(id: environment.uuid(), title: title)
    return environment.todoClient.addTodo(todo)
      .receive(on: environment.mainQueue)
      .catchToEffect(TodoAction.todoAdded)

  case .todoAdded(.success(let todo)):
    state.todos.append(todo)
    return .none

  case .todoAdded(.failure(let error)):
    state.errorMessage = error.localizedDescription
    return .none

  case .toggleTodo(let id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
    state.todos[index].isCompleted.toggle()
    return .none

  case .deleteTodo(let id):
    state.todos.removeAll { $0.id == id }
    return .none
  }
}
// snippet.end

// snippet.timer
struct TimerState: Equatable {
  var count = 0
  var isTimerRunning = false
  var timerInterval = 1
}

enum TimerAction: Equatable {
  case incrementButtonTapped
  case decrementButtonTapped
  case resetButtonTapped
  case toggleTimerButtonTapped
  case timerTicked
  case setTimerInterval(Int)
}

struct TimerEnvironment: Sendable {
  var mainQueue: AnySchedulerOf<DispatchQueue>

  static let live = TimerEnvironment(mainQueue: .main)
}

let timerReducer = Reducer<TimerState, TimerAction, TimerEnvironment> {
  state,
  action,
  environment in
  struct TimerID: Hashable {}

  switch action {
  case .incrementButtonTapped:
    state.count += 1
    return .none

  case .decrementButtonTapped:
    state.count -= 1
    return .none

  case .resetButtonTapped:
    state.count = 0
    return .none

  case .toggleTimerButtonTapped:
    state.isTimerRunning.toggle()
    return state.isTimerRunning
      ? Effect.timer(
        id: TimerID(),
        every: .seconds(state.timerInterval),
        on: environment.mainQueue
      )
      .map { _ in .timerTicked }
      : .cancel(id: TimerID())

  case .timerTicked:
    state.count += 1
    return .none

  case .setTimerInterval(let interval):
    state.timerInterval = interval
    guard state.isTimerRunning else { return .none }
    return .concatenate(
      .cancel(id: TimerID()),
      Effect.timer(id: TimerID(), every: .seconds(interval), on: environment.mainQueue)
        .map { _ in .timerTicked }
    )
  }
}
// snippet.end

@Suite("Two articles on the environment style") struct EnvironmentArticleTests {
  @Test("A list with a protocol for its client, and its test") func list() {
    let todo = Todo(id: TodoEnvironment.mock.uuid(), title: "milk")
    let store = TestStore(
      initialState: TodoState(),
      reducer: todoReducer,
      environment: .mock
    )
    store.assert(
      .send(.addTodo("milk")),
      .receive(.todoAdded(.success(todo))) { $0.todos = [todo] },
      .send(.toggleTodo(todo.id)) { $0.todos[0].isCompleted = true },
      .send(.deleteTodo(todo.id)) { $0.todos = [] }
    )
  }

  @Test("Its view store reads the state, sends, and makes a binding") func viewStore() {
    let store = Store(initialState: TodoState(), reducer: todoReducer, environment: .mock)
    let viewStore = ViewStore(store)
    viewStore.send(.addTodo("milk"))
    #expect(viewStore.todos.map(\.title) == ["milk"])

    let field = viewStore.binding(get: { _ in "" }, send: { TodoAction.addTodo($0) })
    #expect(field.wrappedValue == "")
  }

  @Test("A timer whose pace changes while it runs") func timer() {
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: TimerState(),
      reducer: timerReducer,
      environment: TimerEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
    store.assert(
      .send(.toggleTimerButtonTapped) { $0.isTimerRunning = true },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.timerTicked) { $0.count = 1 },
      .send(.setTimerInterval(2)) { $0.timerInterval = 2 },
      .do { scheduler.advance(by: .seconds(2)) },
      .receive(.timerTicked) { $0.count = 2 },
      .send(.resetButtonTapped) { $0.count = 0 },
      .send(.toggleTimerButtonTapped) { $0.isTimerRunning = false }
    )
  }
}
