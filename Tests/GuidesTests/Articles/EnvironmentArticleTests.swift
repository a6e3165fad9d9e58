// The features of EnvironmentArticle.swift behave as their articles say.

import Chapter03Effects
import Dispatch
import Testing

@Suite("Articles on the environment style") struct EnvironmentArticleTests {
  @Test("A list with a protocol for its client, and its test") func list() {
    let todo = Todo(id: TodoEnvironment.mock.uuid(), title: "milk")
    let store = TestStore(
      initialState: TodoState(),
      reducer: todoReducer,
      environment: .mock
    )
    store.assert(
      .send(.addTodo("milk")),
      .receive(.todoAdded(.success(todo))) { $0.todos = [todo] },
      .send(.toggleTodo(todo.id)) { $0.todos[0].isCompleted = true },
      .send(.deleteTodo(todo.id)) { $0.todos = [] }
    )
  }

  @Test("Its view store reads the state, sends, and makes a binding") func viewStore() {
    let store = Store(initialState: TodoState(), reducer: todoReducer, environment: .mock)
    let viewStore = ViewStore(store)
    viewStore.send(.addTodo("milk"))
    #expect(viewStore.todos.map(\.title) == ["milk"])

    let field = viewStore.binding(get: { _ in "" }, send: { TodoAction.addTodo($0) })
    #expect(field.wrappedValue == "")
  }

  @Test("A timer whose pace changes while it runs") func timer() {
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: TimerState(),
      reducer: timerReducer,
      environment: TimerEnvironment(mainQueue: scheduler.eraseToAnyScheduler())
    )
    store.assert(
      .send(.toggleTimerButtonTapped) { $0.isTimerRunning = true },
      .do { scheduler.advance(by: .seconds(1)) },
      .receive(.timerTicked) { $0.count = 1 },
      .send(.setTimerInterval(2)) { $0.timerInterval = 2 },
      .do { scheduler.advance(by: .seconds(2)) },
      .receive(.timerTicked) { $0.count = 2 },
      .send(.resetButtonTapped) { $0.count = 0 },
      .send(.toggleTimerButtonTapped) { $0.isTimerRunning = false }
    )
  }

  @Test("Its screen in the terminal counts, and shows a fact") func screen() {
    let store = Store(
      initialState: ArticleScreen.start,
      reducer: articleReducer,
      environment: FactEnvironment(fetch: { Effect(value: "\($0) is odd") }, mainQueue: .immediate)
    )
    let viewStore = ViewStore(store)
    for key in "+f" {
      ArticleScreen.action(for: key, in: viewStore.state).map(viewStore.send)
    }
    #expect(ArticleScreen.lines(viewStore.state) == ["1   + count   f fact", "1 is odd"])
  }

  @Test("A row and an optional part find their actions, and a scope for each is enough for a view")
  func parts() {
    let store = Store(
      initialState: RootState(rows: [RowState(id: 1), RowState(id: 2)], timer: TimerState()),
      reducer: rootReducer,
      environment: TimerEnvironment(mainQueue: .immediate)
    )
    let row = ViewStore(
      store.scope(
        state: { $0.rows.first { $0.id == 2 } ?? RowState(id: 2) },
        action: { RootAction.row(id: 2, action: $0) }
      )
    )
    row.send(.tapped)
    #expect(row.count == 1)
    ViewStore(store).send(.timer(.incrementButtonTapped))
    #expect(ViewStore(store).state.timer?.count == 1)
    #expect(ViewStore(store).rows.map(\.count) == [0, 1])
  }
}
