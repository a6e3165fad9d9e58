import Chapter03Effects
import Chapter03Examples
import Chapter03Testing
import Dispatch
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct TodosTests {
  private let scheduler = DispatchQueue.test
  private let ids = (0...2).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)")! }

  private func store(
    _ todos: [Todo] = [],
    draft: String = "",
    _ client: TodosClient = .failing
  ) -> TestStore<TodosState, TodosAction, TodosEnvironment> {
    let made = Locked(0)
    return TestStore(
      initialState: TodosState(todos: todos, draft: draft),
      reducer: todosReducer,
      environment: TodosEnvironment(
        client: client,
        mainQueue: scheduler.eraseToAnyScheduler(),
        uuid: { [ids] in
          made.withLock { made in
            defer { made += 1 }
            return ids[made]
          }
        }
      )
    )
  }

  @Test("Typing, toggling and deleting need no client") func local() {
    let todos = [Todo(id: ids[0], title: "Milk"), Todo(id: ids[1], title: "Bread")]
    store(todos).assert(
      .send(.draftChanged("Bu")) { $0.draft = "Bu" },
      .send(.draftChanged("Butter")) { $0.draft = "Butter" },
      .send(.toggleTapped(ids[1])) { [ids] in
        $0.todos[1].isDone = true
        $0.unsaved = [ids[1]: .marked(isDone: true)]
      },
      .send(.toggleTapped(ids[2])),
      .send(.deleteTapped(ids[0])) { [ids] in
        $0.todos.removeFirst()
        $0.unsaved[ids[0]] = .deleted
      },
      .send(.deleteTapped(ids[2])),
      .send(.toggleTapped(ids[1])) { [ids] in
        $0.todos[0].isDone = false
        $0.unsaved[ids[1]] = .marked(isDone: false)
      }
    )
  }

  @Test("A loaded list undoes no change, whenever it was made, until a list shows it")
  func unsaved() {
    let todos = ids.map { Todo(id: $0, title: "\($0)") }
    let client = TodosClient(
      load: { Effect(value: todos) },
      save: { _ in Effect(error: .unwritable("The disk is full.")) }
    )
    var marked = todos[0]
    marked.isDone = true
    let shown = [marked, todos[2]]
    store(todos, client).assert(
      .send(.toggleTapped(ids[0])) { [ids] in
        $0.todos[0].isDone = true
        $0.unsaved = [ids[0]: .marked(isDone: true)]
      },
      .send(.reloadTapped) { $0.isLoading = true },
      .send(.deleteTapped(ids[1])) { [ids] in
        $0.todos = shown
        $0.unsaved[ids[1]] = .deleted
      },
      .do { scheduler.advance() },
      .receive(.loadResponse(.success(todos))) { $0.isLoading = false },
      .send(.saveTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.saveResponse(.failure(.unwritable("The disk is full.")))) {
        $0.isLoading = false
        $0.errorMessage = "The todos could not be saved: The disk is full."
      },
      // Another machine has saved the same.
      .send(.loadResponse(.success(shown))) { $0.unsaved = [:] }
    )
  }

  @Test("An empty draft adds nothing") func emptyDraft() {
    store().assert(.send(.addTapped))
  }

  // R3.14
  @Test("When the screen appears, a spinner is shown, then the list", arguments: [true, false])
  func load(hasAppeared: Bool) {
    let todos = [Todo(id: ids[0], title: "Milk")]
    let client = TodosClient(load: { Effect(value: todos) }, save: { _ in .failing("save") })
    store([], client).assert(
      .send(hasAppeared ? .appeared : .reloadTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.loadResponse(.success(todos))) {
        $0.todos = todos
        $0.isLoading = false
      }
    )
  }

  @Test("After saving, the list is loaded again and shows what was really saved") func save() {
    let todos = [Todo(id: ids[0], title: "Milk"), Todo(id: ids[1], title: "Bread")]
    let disk = Locked<[Todo]>([])
    let client = TodosClient(
      load: { .result { .success(disk.withLock { $0 }) } },
      save: { todos in
        .result {
          disk.withLock { $0 = Array(todos.prefix(1)) }
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

  @Test("Adding and saving saves that one alone, and shows what is there afterwards")
  func addAndSave() {
    let others = [Todo(id: ids[2], title: "From another machine")]
    let milk = Todo(id: ids[0], title: "Milk")
    let disk = Locked(others)
    let client = TodosClient(addingTo: disk)
    store([Todo(id: ids[1], title: "Not saved")], draft: "Milk", client).assert(
      .send(.addTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.addResponse(.success(milk))) { $0.draft = "" },
      .receive(.loadResponse(.success(others + [milk]))) {
        $0.todos = others + [milk]
        $0.isLoading = false
      }
    )
  }

  @Test("What is typed while a todo is being added stays") func typingOn() {
    let milk = Todo(id: ids[0], title: "Milk")
    let client = TodosClient(
      load: { Effect(value: [milk]) },
      save: { _ in .failing("save") },
      add: { Effect(value: $0) }
    )
    store(draft: "Milk", client).assert(
      .send(.addTapped) { $0.isLoading = true },
      .send(.draftChanged("Milk, br")) { $0.draft = "Milk, br" },
      .do { scheduler.advance() },
      .receive(.addResponse(.success(milk))),
      .receive(.loadResponse(.success([milk]))) {
        $0.isLoading = false
        $0.todos = [milk]
      }
    )
  }

  @Test("A failure to add is shown, the draft stays, and nothing is loaded") func addFails() {
    let client = TodosClient(
      load: { .failing("load") },
      save: { _ in .failing("save") },
      add: { _ in Effect(error: .unwritable("The disk is full.")) }
    )
    store([], draft: "Milk", client).assert(
      .send(.addTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.addResponse(.failure(.unwritable("The disk is full.")))) {
        $0.isLoading = false
        $0.errorMessage = "The todos could not be saved: The disk is full."
      }
    )
  }

  // R3.14
  @Test("A failure is shown and the list stays; the next attempt clears the message")
  func failure() {
    let todos = [Todo(id: ids[0], title: "Milk")]
    let client = TodosClient(
      load: { Effect(error: .unreadable("It is damaged.")) },
      save: { _ in Effect(error: .unwritable("The disk is full.")) }
    )
    store(todos, client).assert(
      .send(.saveTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.saveResponse(.failure(.unwritable("The disk is full.")))) {
        $0.isLoading = false
        $0.errorMessage = "The todos could not be saved: The disk is full."
      },
      .send(.reloadTapped) {
        $0.isLoading = true
        $0.errorMessage = nil
      },
      .do { scheduler.advance() },
      .receive(.loadResponse(.failure(.unreadable("It is damaged.")))) {
        $0.isLoading = false
        $0.errorMessage = TodosError.unreadable("It is damaged.").message
      }
    )
  }

  @Test("While it loads or saves, another load or save does nothing") func busy() {
    store([], draft: "Bread", .mock).assert(
      .send(.appeared) { $0.isLoading = true },
      .send(.saveTapped),
      .send(.addTapped),
      .send(.reloadTapped),
      .do { scheduler.advance() },
      .receive(.loadResponse(.success([Todo(id: ids[0], title: "Learn reducers")]))) { [ids] in
        $0.isLoading = false
        $0.todos = [Todo(id: ids[0], title: "Learn reducers")]
      }
    )
  }

  @Test("A client made from a storage does what the storage does") func fromProtocol() {
    struct Memory: TodosStorage {
      let todos = Locked<[Todo]>([])

      func load() -> Effect<[Todo], TodosError> {
        .result { .success(todos.withLock { $0 }) }
      }
      func save(_ new: [Todo]) -> Effect<[Todo], TodosError> {
        .fireAndForget { todos.withLock { $0 = new } }
      }
      func add(_ todo: Todo) -> Effect<Todo, TodosError> {
        .fireAndForget { todos.withLock { $0.append(todo) } }
      }
    }
    let (milk, bread) = (Todo(id: ids[0], title: "Milk"), Todo(id: ids[1], title: "Bread"))
    let client = TodosClient(Memory())
    var loaded: [[Todo]] = []
    _ = client.save([milk]).sink { _ in }
    _ = client.add(bread).sink { _ in }
    _ = client.load().sink { loaded.append($0) }
    #expect(loaded == [[milk, bread]])
  }

  @Test("Live, todos are kept in a file, and a damaged one is never overwritten") func live()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.file("todos.json")
    let client = TodosEnvironment.live(file: file).client
    let todos = [Todo(id: ids[0], title: "Milk", isDone: true)]
    #expect(await client.load().outcome() == .success([[]]))
    #expect(await client.save(todos).outcome() == .success([todos]))
    #expect(await client.load().outcome() == .success([todos]))
    let bread = Todo(id: ids[1], title: "Bread")
    #expect(await client.add(bread).outcome() == .success([bread]))
    #expect(await client.load().outcome() == .success([todos + [bread]]))

    try "[".write(to: file, atomically: true, encoding: .utf8)
    let damaged = TodosError.unreadable("todos.json doesn't hold a list of todos.")
    #expect(await client.load().outcome() == .failure(damaged))
    #expect(await client.save(todos).outcome() == .failure(damaged))
    #expect(await client.add(bread).outcome() == .failure(damaged))
    #expect(try String(contentsOf: file, encoding: .utf8) == "[")
  }
}

extension TodosClient {
  /// The client of a disk that is read and added to, and must not be saved to as a whole.
  init(addingTo disk: Locked<[Todo]>) {
    self.init(
      load: { .result { .success(disk.withLock { $0 }) } },
      save: { _ in .failing("save") },
      add: { todo in
        .result {
          disk.withLock { $0.append(todo) }
          return .success(todo)
        }
      }
    )
  }
}
