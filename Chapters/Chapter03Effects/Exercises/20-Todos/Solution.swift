// A list that says what went wrong
//
// The list is behind a client whose effects can fail: see
// Sources/Apps/Chapter03Examples/TodosClient.swift. Write the rest of the reducer.
// - `appeared` and `reloadTapped` load the list. `addTapped` adds the draft as a todo, with an
//   identity from the environment, but only if it isn't "". `saveTapped` saves the whole list. A
//   response to adding or saving doesn't change the list: it loads the list. After adding, the
//   draft is also emptied.
// - `isLoading` is true from a request until its last response, or that of the load after it.
//   Meanwhile these four actions do nothing. A request clears an earlier error's message. An error
//   ends the request, and its message is shown; nothing else changes. Responses arrive on the main
//   queue.
//
// kind: write
// lesson: Three endings of a request
// plays: todos

import Chapter03Effects
import Chapter03Examples

struct TodosState: Equatable {
  var todos: [Todo] = []
  var draft = ""
  var isLoading = false
  var errorMessage: String?
}

enum TodosAction: Equatable {
  case appeared
  case reloadTapped
  case draftChanged(String)
  case addTapped
  case toggleTapped(Todo.ID)
  case deleteTapped(Todo.ID)
  case saveTapped
  case addResponse(Result<Todo, TodosError>)
  case saveResponse(Result<[Todo], TodosError>)
  case loadResponse(Result<[Todo], TodosError>)
}

// The environment has a `client`, the `mainQueue`, and `uuid()`, which makes a new identity.
// `TodosError` has a `message` to show.

var todosReducer: Reducer<TodosState, TodosAction, TodosEnvironment> {
  Reducer {
    state,
    action,
    environment in
    // answer
    // starter: switch action {
    // starter: case .draftChanged(let draft):
    // starter:   state.draft = draft
    // starter:   return .none
    // starter:
    // starter: case .toggleTapped(let id):
    // starter:   if let index = state.todos.firstIndex(where: { $0.id == id }) {
    // starter:     state.todos[index].isDone.toggle()
    // starter:   }
    // starter:   return .none
    // starter:
    // starter: case .deleteTapped(let id):
    // starter:   state.todos.removeAll { $0.id == id }
    // starter:   return .none
    // starter:
    // starter: case .appeared, .reloadTapped, .addTapped, .saveTapped:
    // starter:   return .none  // Your code here.
    // starter:
    // starter: case .addResponse, .saveResponse, .loadResponse:
    // starter:   return .none  // Your code here.
    // starter: }
    func begin<Value>(
      _ request: Effect<Value, TodosError>,
      _ response: @escaping (Result<Value, TodosError>) -> TodosAction
    ) -> Effect<TodosAction, Never> {
      state.isLoading = true
      state.errorMessage = nil
      return request.receive(on: environment.mainQueue).catchToEffect(response)
    }

    switch action {
    case .draftChanged(let draft):
      state.draft = draft
      return .none

    case .toggleTapped(let id):
      if let index = state.todos.firstIndex(where: { $0.id == id }) {
        state.todos[index].isDone.toggle()
      }
      return .none

    case .deleteTapped(let id):
      state.todos.removeAll { $0.id == id }
      return .none

    case .appeared, .reloadTapped:
      guard !state.isLoading else { return .none }
      return begin(environment.client.load(), TodosAction.loadResponse)

    case .addTapped:
      guard !state.isLoading, !state.draft.isEmpty else { return .none }
      let todo = Todo(id: environment.uuid(), title: state.draft)
      return begin(environment.client.add(todo), TodosAction.addResponse)

    case .saveTapped:
      guard !state.isLoading else { return .none }
      return begin(environment.client.save(state.todos), TodosAction.saveResponse)

    case .addResponse(.success):
      state.draft = ""
      return begin(environment.client.load(), TodosAction.loadResponse)

    case .saveResponse(.success):
      return begin(environment.client.load(), TodosAction.loadResponse)

    case .loadResponse(.success(let todos)):
      state.isLoading = false
      state.todos = todos
      return .none

    case .addResponse(.failure(let error)), .saveResponse(.failure(let error)),
      .loadResponse(.failure(let error)):
      state.isLoading = false
      state.errorMessage = error.message
      return .none
    }
    // end answer
  }
}
