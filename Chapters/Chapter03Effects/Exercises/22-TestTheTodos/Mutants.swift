// The reducer that the learner tests, and seven versions of it with a mistake. The environment says
// which of them runs: 0 is the right one.

import Chapter03Effects
import Chapter03Examples
import Foundation

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

let todosReducer = Reducer<TodosState, TodosAction, TodosEnvironment> {
  state,
  action,
  environment in
  let before = state
  switch (bug, action) {
  // bug: a spinner that never stops when saving fails
  case (1, .saveResponse(.failure)):
    let effect = promised(&state, action, environment)
    state.isLoading = true
    return effect

  // bug: an old error message that stays when the next request begins
  case (2, .appeared), (2, .reloadTapped), (2, .addTapped), (2, .saveTapped):
    let effect = promised(&state, action, environment)
    state.errorMessage = before.errorMessage
    return effect

  // bug: a todo that is added while another request is on its way
  case (3, .addTapped):
    state.isLoading = false
    return promised(&state, action, environment)

  // bug: a list that isn't loaded again after it is saved
  case (4, .saveResponse(.success(let todos))):
    state.todos = todos
    state.isLoading = false
    return .none

  // bug: a draft that is lost when adding fails
  case (5, .addResponse(.failure)):
    let effect = promised(&state, action, environment)
    state.draft = ""
    return effect

  // bug: a deletion that also removes todos with the same title
  case (6, .deleteTapped(let id)):
    let titles = state.todos.filter { $0.id == id }.map(\.title)
    state.todos.removeAll { titles.contains($0.title) }
    return .none

  // bug: a save that leaves out the last todo
  case (7, .saveTapped):
    state.todos = Array(before.todos.dropLast())
    let effect = promised(&state, action, environment)
    state.todos = before.todos
    return effect

  default:
    return promised(&state, action, environment)
  }
}

/// What the task of Todos asks for. The app does more: there, marks, deletions and what is typed
/// survive a list that was already on its way.
private func promised(
  _ state: inout TodosState,
  _ action: TodosAction,
  _ environment: TodosEnvironment
) -> Effect<TodosAction, Never> {
  let effect = Chapter03Examples.todosReducer.run(&state, action, environment)
  state.unsaved = [:]
  if case .addResponse(.success) = action { state.draft = "" }
  return effect
}
