import Chapter03Effects
import Dispatch
import Foundation
import Testing

@Suite struct TodosTests {
  private let scheduler = DispatchQueue.test
  private let ids = (0...2).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)")! }

  private func store(
    _ todos: [Todo] = [],
    _ client: TodosClient = .failing
  ) -> TestStore<TodosState, TodosAction, TodosEnvironment> {
    let made = Journal<UUID>()
    return TestStore(
      initialState: TodosState(todos: todos),
      reducer: todosReducer,
      environment: TodosEnvironment(
        client: client,
        mainQueue: scheduler.eraseToAnyScheduler(),
        uuid: { [ids] in
          made.write(ids[made.lines.count])
          return made.lines.last!
        }
      )
    )
  }

  @Test("Adding, toggling and deleting need no client") func local() {
    store().assert(
      .send(.addTapped(title: "Milk")) { [ids] in
        $0.todos = [Todo(id: ids[0], title: "Milk")]
      },
      .send(.addTapped(title: "Bread")) { [ids] in
        $0.todos.append(Todo(id: ids[1], title: "Bread"))
      },
      .send(.toggleTapped(ids[1])) { $0.todos[1].isDone = true },
      .send(.toggleTapped(ids[2])),
      .send(.deleteTapped(ids[0])) { $0.todos.removeFirst() },
      .send(.deleteTapped(ids[2])),
      .send(.toggleTapped(ids[1])) { $0.todos[0].isDone = false }
    )
  }

  @Test("Loading shows that it loads, and takes the list over") func load() {
    let todos = [Todo(id: ids[0], title: "Milk")]
    let client = TodosClient(load: { Effect(value: todos) }, save: { _ in .failing("save") })
    store([], client).assert(
      .send(.loadTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.loadResponse(.success(todos))) {
        $0.todos = todos
        $0.isLoading = false
      }
    )
  }

  @Test("After saving, the list is loaded again, and shows what is really there") func save() {
    let todos = [Todo(id: ids[0], title: "Milk"), Todo(id: ids[1], title: "Bread")]
    let disk = Journal<[Todo]>()
    let client = TodosClient(
      load: { .result { .success(disk.lines.last ?? []) } },
      save: { todos in
        .result {
          disk.write(Array(todos.prefix(1)))
          return .success(todos)
        }
      }
    )
    store(todos, client).assert(
      .send(.saveTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.saveResponse(.success(todos))),
      .receive(.loadResponse(.success([todos[0]]))) {
        $0.todos = [todos[0]]
        $0.isLoading = false
      }
    )
  }

  @Test("A failure is shown, the list stays, and the message goes with the next try")
  func failure() {
    let todos = [Todo(id: ids[0], title: "Milk")]
    let client = TodosClient(
      load: { Effect(error: .nothingSaved) },
      save: { _ in Effect(error: .unwritable("The disk is full.")) }
    )
    store(todos, client).assert(
      .send(.saveTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.saveResponse(.failure(.unwritable("The disk is full.")))) {
        $0.isLoading = false
        $0.errorMessage = "The todos could not be saved: The disk is full."
      },
      .send(.loadTapped) {
        $0.isLoading = true
        $0.errorMessage = nil
      },
      .do { scheduler.advance() },
      .receive(.loadResponse(.failure(.nothingSaved))) {
        $0.isLoading = false
        $0.errorMessage = "Nothing was saved yet."
      }
    )
  }

  @Test("While it loads or saves, nothing more is begun") func busy() {
    store([], .mock).assert(
      .send(.loadTapped) { $0.isLoading = true },
      .send(.saveTapped),
      .send(.loadTapped),
      .do { scheduler.advance() },
      .receive(.loadResponse(.success([Todo(id: ids[0], title: "Learn reducers")]))) { [ids] in
        $0.isLoading = false
        $0.todos = [Todo(id: ids[0], title: "Learn reducers")]
      }
    )
  }

  @Test("Live, todos are kept in a file") func live() async throws {
    let folder = try TemporaryFolder()
    let client = TodosClient.live(file: folder.file("todos.json"))
    let todos = [Todo(id: ids[0], title: "Milk", isDone: true)]
    #expect(await client.load().events() == [.end(.failure(.nothingSaved))])
    #expect(await client.save(todos).events() == [.value(todos), .finished])
    #expect(await client.load().events() == [.value(todos), .finished])
  }
}
