// Test the todos
//
// `todosReducer` is already written, and does what the comments below say. Write the tests that
// prove it, with the library's `TestStore`. They run on the right reducer first, where they must
// pass, and then on seven wrong ones, each of which must fail at least one test. The verdict names
// the wrong ones that your tests accept. `todosStore` makes a store whose responses arrive
// immediately, and whose client must not be used, except for the endpoints that you pass in. An
// error is, for example, `TodosError.unwritable("Full.")`.
//
// kind: test
// lesson: What a test must make happen

import Chapter03Effects
import Chapter03Examples
import Foundation
import Testing

// What `todosReducer` does, which is also the task of Todos:
//
// - `draftChanged` sets the draft, `toggleTapped` toggles one todo, and `deleteTapped` deletes one.
// - `appeared` and `reloadTapped` load the list. `addTapped` adds the draft as a todo, with an
//   identity from the environment, but only if it isn't "". `saveTapped` saves the whole list.
// - A response to adding or saving doesn't change the list: it loads the list. After adding, the
//   draft is also emptied.
// - `isLoading` is true from a request until its last response, or that of the load after it.
//   Meanwhile these four actions do nothing.
// - A request clears the message of an earlier error. An error ends the request, and its message is
//   shown; nothing else changes.

let milk = Todo(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!, title: "Milk")
let bread = Todo(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000B")!, title: "Bread")
/// The identity of what is added.
let newID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!

func todosStore(
  _ state: TodosState = TodosState(),
  load: @escaping @Sendable () -> Effect<[Todo], TodosError> = { .failing("load") },
  add: @escaping @Sendable (Todo) -> Effect<Todo, TodosError> = { _ in .failing("add") },
  save: @escaping @Sendable ([Todo]) -> Effect<[Todo], TodosError> = { _ in .failing("save") }
) -> TestStore<TodosState, TodosAction, TodosEnvironment> {
  TestStore(
    initialState: state,
    reducer: todosReducer,
    environment: TodosEnvironment(
      client: TodosClient(load: load, save: save, add: add),
      mainQueue: .immediate,
      uuid: { newID }
    )
  )
}

// answer
// starter: @Suite struct MyTests {
// starter:   @Test("The list is loaded when the screen appears") func load() {
// starter:     let store = todosStore(load: { Effect(value: [milk]) })
// starter:     store.send(.appeared) { $0.isLoading = true }
// starter:     store.receive(.loadResponse(.success([milk]))) {
// starter:       $0.isLoading = false
// starter:       $0.todos = [milk]
// starter:     }
// starter:   }
// starter: }
@Suite struct MyTests {
  @Test("A saved list is loaded again; a failure is shown until the next request")
  func saving() {
    let store = todosStore(
      TodosState(todos: [milk]),
      load: { Effect(value: [milk, bread]) },
      save: { _ in Effect(error: .unwritable("Full.")) }
    )
    store.send(.saveTapped) { $0.isLoading = true }
    store.receive(.saveResponse(.failure(.unwritable("Full.")))) {
      $0.isLoading = false
      $0.errorMessage = "The todos could not be saved: Full."
    }
    store.environment.client.save = { Effect(value: $0) }
    store.send(.saveTapped) {
      $0.isLoading = true
      $0.errorMessage = nil
    }
    store.receive(.saveResponse(.success([milk])))
    store.receive(.loadResponse(.success([milk, bread]))) {
      $0.isLoading = false
      $0.todos = [milk, bread]
    }
  }

  @Test("The draft stays when adding fails") func adding() {
    let store = todosStore(
      TodosState(draft: "Eggs"),
      add: { _ in Effect(error: .unwritable("Full.")) }
    )
    store.send(.addTapped) { $0.isLoading = true }
    store.receive(.addResponse(.failure(.unwritable("Full.")))) {
      $0.isLoading = false
      $0.errorMessage = "The todos could not be saved: Full."
    }
  }

  @Test("While a request is on its way, nothing is added") func busy() {
    let store = todosStore(TodosState(draft: "Eggs", isLoading: true))
    store.send(.addTapped)
  }

  @Test("Deleting removes one todo, not all with its title") func deleting() {
    let store = todosStore(TodosState(todos: [milk, Todo(id: newID, title: "Milk")]))
    store.send(.deleteTapped(newID)) { $0.todos = [milk] }
  }
}
// end answer
