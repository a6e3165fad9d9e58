// wrong: tests each request once, and none of them fails
// fails: a spinner that never stops when saving fails
// gives: a spinner that never stops when saving fails; an old error message that stays when the
//   next request begins; a todo that is added while another request is on its way; a draft that is
//   lost when adding fails; a deletion that also removes todos with the same title

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
