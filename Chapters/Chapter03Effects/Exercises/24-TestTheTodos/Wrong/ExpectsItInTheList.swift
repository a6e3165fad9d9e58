// wrong: expects an added todo in the list before the list is loaded
// fails: contradiction
// gives: the right implementation fails

@Suite struct MyTests {
  @Test("What is added is in the list") func adding() {
    let store = todosStore(
      TodosState(draft: "Eggs"),
      load: { Effect(value: [Todo(id: newID, title: "Eggs")]) },
      add: { Effect(value: $0) }
    )
    store.send(.addTapped) { $0.isLoading = true }
    store.receive(.addResponse(.success(Todo(id: newID, title: "Eggs")))) {
      $0.draft = ""
      $0.todos = [Todo(id: newID, title: "Eggs")]
    }
    store.receive(.loadResponse(.success([Todo(id: newID, title: "Eggs")]))) {
      $0.isLoading = false
    }
  }
}
