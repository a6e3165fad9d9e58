// wrong: the draft is emptied when the button is tapped
// fails: Adding adds the draft on the client's side, then loads the list
// says: If adding fails, what was typed is lost

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
  state.draft = ""
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
