// What anybody would write who knows the Composable Architecture, with nothing but the public
// interface.

import Chapter04Modern
import Foundation
import Testing

@Suite("Features as they are written everywhere", .timeLimit(.minutes(5))) @MainActor
struct FeatureTests {
  @Test("A search calls its client, and shows the error of one that fails")
  func search() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.searchClient.search = { query in
        struct Offline: Error {}
        guard query != "fail" else { throw Offline() }
        return ["\(query)!"]
      }
    }
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.results = ["a!"]
    }
    await store.send(\.queryChanged, "fail") {
      $0.query = "fail"
      $0.isLoading = true
    }
    await store.receive(\.response.failure, SearchFailure()) {
      $0.isLoading = false
      $0.error = "Try again."
    }
    store.dependencies.searchClient.search = { _ in ["now"] }
    await store.send(\.queryChanged, "b") {
      $0.query = "b"
      $0.isLoading = true
      $0.error = nil
    }
    await store.receive(.response(.success(["now"])), timeout: .seconds(1)) {
      $0.isLoading = false
      $0.results = ["now"]
    }
  }

  @Test("A new query cancels the one in flight, and so does a tap")
  func searchCancels() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.searchClient.search = { query in
        if query.count < 3 { try await Task.never() }
        return [query]
      }
    }
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await store.send(.queryChanged("abc")) { $0.query = "abc" }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.results = ["abc"]
    }
    await store.send(.queryChanged("x")) {
      $0.query = "x"
      $0.isLoading = true
    }
    await store.send(\.cancelTapped) { $0.isLoading = false }
    await store.finish()
  }

  @Test(
    "A list of rows: bindings, delegates, and an effect of the list's that is cancelled by a later one"
  )
  func todos() async {
    let gate = Gate()
    let store = TestStore(
      initialState: Todos.State(todos: [Todo.State(id: UUID(10)), Todo.State(id: UUID(11))])
    ) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.settle = { try await gate.wait() }
    }
    await store.send(.addTapped) { $0.todos.insert(Todo.State(id: UUID(0)), at: 0) }
    await store.send(\.todos[id: UUID(0)].binding.title, "Buy milk") {
      $0.todos[id: UUID(0)]?.title = "Buy m"
    }
    await store.send(\.todos[id: UUID(0)].binding.isDone, true) {
      $0.todos[id: UUID(0)]?.isDone = true
    }
    await store.send(.todos(.element(id: UUID(10), action: .binding(.set(\.isDone, true))))) {
      $0.todos[id: UUID(10)]?.isDone = true
    }
    gate.open()
    await store.receive(\.sortDone) {
      $0.todos.move(fromOffsets: [2], toOffset: 0)
      $0.isSorted = true
    }
    await store.send(\.todos[id: UUID(10)].removeTapped)
    await store.receive(\.todos[id: UUID(10)].delegate.remove) {
      $0.todos.remove(id: UUID(10))
    }
    #expect(store.state.todos.ids.elements == [UUID(11), UUID(0)])
  }

  @Test("An app whose state is an enum: leaving a case ends its effects")
  func app() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let store = TestStoreOf<AppFeature>(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.ticks = { stream }
    }
    await store.send(\.loggedOut.binding.name, "Blob") { $0 = .loggedOut(.init(name: "Blob")) }
    await store.send(\.loggedOut.loginTapped) {
      $0.modify(\.loggedOut) { $0.isBusy = true }
    }
    await store.receive(\.loggedOut.loggedIn, "Blob") { $0 = .loggedIn(.init(name: "Blob")) }
    await store.send(.loggedIn(.task))
    continuation.yield()
    await store.receive(.loggedIn(.tick)) { $0.modify(\.loggedIn) { $0.ticks = 1 } }
    await store.send(.loggedIn(.logoutTapped)) { $0 = AppFeature.State() }
    await store.finish()
  }

  @Test("A higher-order reducer that calls its base, also with other operators on it")
  func higherOrder() async {
    let events = Locked<[String]>([])
    var counted: [Search.Action] = []
    let store = TestStore(initialState: Search.State()) {
      Analytics(Search().counting { counted.append($0) }) { action in
        if case .queryChanged(let query) = action { "query \(query)" } else { nil }
      }
      .dependency(\.track, { event in events.withLock { $0.append(event) } })
    } withDependencies: {
      $0.searchClient.search = { [$0] }
    }
    await store.send(.queryChanged("a")) {
      $0.query = "a"
      $0.isLoading = true
    }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.results = ["a"]
    }
    #expect(events.value == ["query a"])
    #expect(counted == [.queryChanged("a"), .response(.success(["a"]))])
  }

  @Test("A feature that is generic over another one")
  func generic() async {
    let store = TestStore(initialState: Retry<LoggedIn>.State(child: .init(name: ""))) {
      Retry(restart: .tick) { LoggedIn() }
    }
    await store.send(\.retryTapped) { $0.attempts = 1 }
    await store.receive(\.child, .tick) { $0.child.ticks = 1 }
  }

  @Test("A store: fields, scopes, bindings, tasks")
  func store() async {
    let store = Store(initialState: Todos.State(todos: [Todo.State(id: UUID(1))])) {
      Todos()
        ._printChanges(nil)
    } withDependencies: {
      $0.uuid = .incrementing
      $0.settle = {}
    }
    let task: StoreTask = store.send(.todos(.element(id: UUID(1), action: .set(\.isDone, true))))
    await task.finish()
    #expect(store.isSorted)
    #expect(store.withState(\.todos.count) == 1)
    for row in store.scope(state: \.todos, action: \.todos) {
      let row: StoreOf<Todo> = row
      row.title = "Buy milk"
      #expect(row.title == "Buy m")
      row.send(.binding(.set(\.title, "Buy")))
      #expect(row.state.title == "Buy")
      row.send(.removeTapped)
    }
    #expect(store.todos.isEmpty)
    #expect(store.send(.addTapped).isCancelled, "as in the public library, where nothing followed")
  }
}
