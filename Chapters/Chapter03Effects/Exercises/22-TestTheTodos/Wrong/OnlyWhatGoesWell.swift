// wrong: tests each request once, and none of them fails
// fails: a spinner that never stops when saving fails
// says: a spinner that never stops

@Suite struct MyTests {
  @Test("Loading, adding and saving") func all() {
    let store = todosStore(
      TodosState(todos: [milk], draft: "Eggs"),
      load: { Effect(value: [milk, bread]) },
      add: { Effect(value: $0) },
      save: { Effect(value: $0) }
    )
    store.send(.appeared) { $0.isLoading = true }
    store.receive(.loadResponse(.success([milk, bread]))) {
      $0.isLoading = false
      $0.todos = [milk, bread]
    }
    store.send(.addTapped) { $0.isLoading = true }
    store.receive(.addResponse(.success(Todo(id: newID, title: "Eggs")))) { $0.draft = "" }
    store.receive(.loadResponse(.success([milk, bread]))) { $0.isLoading = false }
    store.send(.saveTapped) { $0.isLoading = true }
    store.receive(.saveResponse(.success([milk, bread])))
    store.receive(.loadResponse(.success([milk, bread]))) { $0.isLoading = false }
    store.send(.deleteTapped(milk.id)) { $0.todos = [bread] }
  }
}
