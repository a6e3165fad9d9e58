// wrong: tests one failing request, and assumes that the others fail the same way
// fails: a draft that is lost when adding fails
// gives: a draft that is lost when adding fails; a deletion that also removes todos with the same
//   title

@Suite struct MyTests {
  @Test("A failure is shown until the next request") func failing() {
    let store = todosStore(
      TodosState(todos: [milk], draft: "Eggs"),
      save: { _ in Effect(error: .unwritable("Full.")) }
    )
    store.send(.saveTapped) { $0.isLoading = true }
    store.receive(.saveResponse(.failure(.unwritable("Full.")))) {
      $0.isLoading = false
      $0.errorMessage = "The todos could not be saved: Full."
    }
    store.environment.client.load = { Effect(value: [bread]) }
    store.environment.client.save = { Effect(value: $0) }
    store.send(.saveTapped) {
      $0.isLoading = true
      $0.errorMessage = nil
    }
    store.receive(.saveResponse(.success([milk])))
    store.receive(.loadResponse(.success([bread]))) {
      $0.isLoading = false
      $0.todos = [bread]
    }
  }

  @Test("While a request is on its way, nothing begins") func busy() {
    let store = todosStore(TodosState(draft: "Eggs", isLoading: true))
    store.send(.addTapped)
    store.send(.saveTapped)
    store.send(.reloadTapped)
  }
}
