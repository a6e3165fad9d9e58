// docs/articles/environment.md: the code of articles on the environment style, a counter with a
// request, a list that a client loads, a timer, and an app of parts, with the changes that the page
// names and no others.

// snippet.fact
import Chapter03Effects
import Dispatch
import Foundation

struct FactState: Equatable {
  var count = 0
  var fact: String?
}

enum FactAction: Equatable {
  case incrementButtonTapped
  case factButtonTapped
  case factResponse(Result<String, FactError>)
}

struct FactError: Error, Equatable {}

struct FactEnvironment: Sendable {
  var fetch: @Sendable (Int) -> Effect<String, FactError>
  var mainQueue: AnySchedulerOf<DispatchQueue>

  static let live = FactEnvironment(
    fetch: { Effect(value: "\($0) is a good number.") },
    mainQueue: .main
  )
}

let factReducer = Reducer<FactState, FactAction, FactEnvironment> { state, action, environment in
  switch action {
  case .incrementButtonTapped:
    state.count += 1
    return .none

  case .factButtonTapped:
    return environment.fetch(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect(FactAction.factResponse)

  case .factResponse(.success(let fact)):
    state.fact = fact
    return .none

  case .factResponse(.failure):
    state.fact = "No fact this time."
    return .none
  }
}
// snippet.end

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

  static let live = TimerEnvironment(mainQueue: DispatchQueue.main.eraseToAnyScheduler())
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
// snippet.screen
let articleReducer = factReducer

enum ArticleScreen {
  static var start: FactState { FactState() }
  static var environment: FactEnvironment { .live }

  static func lines(_ state: FactState) -> [String] {
    ["\(state.count)   + count   f fact", state.fact ?? ""]
  }

  static func action(for key: Character, in state: FactState) -> FactAction? {
    switch key {
    case "+": .incrementButtonTapped
    case "f": .factButtonTapped
    default: nil
    }
  }
}
// snippet.end

// snippet.casePaths
struct RowState: Equatable, Identifiable {
  let id: Int
  var count = 0
}

enum RowAction: Equatable { case tapped }

let rowReducer = Reducer<RowState, RowAction, Void> { state, action, _ in
  switch action {
  case .tapped: state.count += 1
  }
  return .none
}

struct RootState: Equatable {
  var rows: [RowState] = []
  var timer: TimerState?
}

enum RootAction: Equatable {
  case row(id: Int, action: RowAction)
  case timer(TimerAction)

  static let rowPath = CasePath<RootAction, (Int, RowAction)>(
    embed: { id, action in .row(id: id, action: action) },
    extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
  )
  static let timerPath = CasePath<RootAction, TimerAction>(
    embed: { .timer($0) },
    extract: { if case .timer(let action) = $0 { action } else { nil } }
  )
}

let rootReducer = Reducer<RootState, RootAction, TimerEnvironment>.combine(
  rowReducer.forEach(state: \.rows, action: RootAction.rowPath, environment: { _ in }),
  timerReducer.optional().pullback(
    state: \.timer,
    action: RootAction.timerPath,
    environment: { $0 }
  )
)
// snippet.end
