import Chapter03Effects
import Chapter03Examples
import Foundation
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

@Suite struct TodosLessonTests {
  private enum Action {
    case appeared
    case loaded([Todo])
    case saveTapped
  }

  // snippet.careless
  private let careless = Reducer<[Todo], Action, TodosClient> { todos, action, client in
    switch action {
    case .appeared:
      return client.load().catchToEffect { result in .loaded((try? result.get()) ?? []) }
    case .loaded(let loaded):
      todos = loaded
      return .none
    case .saveTapped:
      return client.save(todos).catchToEffect().fireAndForget()
    }
  }
  // snippet.end

  @Test("A failure that is taken for an empty list is saved as one") func vanished() {
    let milk = Todo(id: UUID(), title: "Milk")
    let disk = Locked([milk])
    let client = TodosClient(
      load: { .result { .failure(.unreadable("The disk is busy.")) } },
      save: { todos in
        .result {
          disk.withLock { $0 = todos }
          return .success(todos)
        }
      }
    )
    let viewStore = ViewStore(Store(initialState: [], reducer: careless, environment: client))
    #expect(disk.withLock { $0 } == [milk])
    // snippet.vanished
    viewStore.send(.appeared)  // the disk is busy
    viewStore.send(.saveTapped)
    #expect(disk.withLock { $0 } == [])  // there was one todo
    // snippet.end
  }

  @Test("A list that is loaded takes a mark away, unless the state remembers it") func marked() {
    let (milk, bread) = (Todo(id: UUID(), title: "Milk"), Todo(id: UUID(), title: "Bread"))
    let disk = Locked([milk])
    let client = TodosClient(addingTo: disk)
    let viewStore = ViewStore(
      Store(
        initialState: TodosState(todos: [milk], draft: "Bread"),
        reducer: todosReducer,
        environment: TodosEnvironment(client: client, mainQueue: .immediate, uuid: { bread.id })
      )
    )
    // snippet.marked
    viewStore.send(.toggleTapped(milk.id))
    viewStore.send(.addTapped)  // adds the draft, and loads the list
    #expect(viewStore.todos.map(\.title) == ["Milk", "Bread"])
    #expect(viewStore.todos[0].isDone)
    // snippet.end
  }
}
