// Every step of the list.

import AppScreen
import AppScreenTesting
import Chapter04Modern
import Chapter04Todos
import Foundation
import IssueTesting
import Testing

@Suite("Todos") @MainActor struct TodosTests {
  let clock = TestClock()
  let milk = Todo(id: UUID(1), title: "Milk")
  let bread = Todo(id: UUID(2), title: "Bread")
  let eggs = Todo(id: UUID(3), title: "Eggs", isDone: true)

  func store(_ todos: IdentifiedArrayOf<Todo>) -> TestStoreOf<Todos> {
    TestStore(initialState: Todos.State(todos: Shared(value: todos))) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  @Test("A new one is at the top, is typed in place, and stays when return is pressed")
  func add() async {
    let store = store([milk])
    let new = Todo(id: UUID(0))
    await store.send(.addTapped) {
      $0.past = [[milk]]
      $0.$todos.withLock { $0 = [new, milk] }
      $0.selection = new.id
      $0.editing = new.id
    }
    await store.send(.titleChanged("Té 🫖")) { $0.$todos.withLock { $0[0].title = "Té 🫖" } }
    await store.send(.editingEnded) { $0.editing = nil }
    await store.send(.undoTapped) {
      $0.past = []
      $0.$todos.withLock { $0 = [milk] }
    }
  }

  @Test("A new one is seen: a filter for completed ones is left") func addFiltered() async {
    let store = store([eggs])
    await store.send(.filterSelected(.completed)) { $0.filter = .completed }
    await store.send(.addTapped) {
      $0.past = [[eggs]]
      $0.$todos.withLock { $0 = [Todo(id: UUID(0)), eggs] }
      $0.filter = .all
      $0.selection = UUID(0)
      $0.editing = UUID(0)
    }
  }

  @Test("A new todo without a title is removed when return is pressed, and needs no undoing")
  func addNothing() async {
    let store = store([milk])
    await store.send(.addTapped) {
      $0.past = [[milk]]
      $0.$todos.withLock { $0 = [Todo(id: UUID(0)), milk] }
      $0.selection = UUID(0)
      $0.editing = UUID(0)
    }
    await store.send(.titleChanged(" ")) { $0.$todos.withLock { $0[0].title = " " } }
    await store.send(.editingEnded) {
      $0.editing = nil
      $0.past = []
      $0.$todos.withLock { $0 = [milk] }
    }
  }

  @Test("A title is edited in place; escape brings the old one back") func edit() async {
    let store = store([milk])
    await store.send(.editTapped(milk.id)) {
      $0.past = [[milk]]
      $0.selection = milk.id
      $0.editing = milk.id
    }
    await store.send(.titleChanged("Oat milk")) { $0.$todos.withLock { $0[0].title = "Oat milk" } }
    await store.send(.editingCancelled) {
      $0.editing = nil
      $0.past = []
      $0.$todos.withLock { $0 = [milk] }
    }
    await store.send(.editTapped(milk.id)) {
      $0.past = [[milk]]
      $0.editing = milk.id
    }
    await store.send(.editingEnded) {
      $0.editing = nil
      $0.past = []
    }
  }

  @Test("Where nothing is edited, and for a removed row, these change nothing")
  func nothingToDo() async {
    let store = store([milk])
    await store.send(.editTapped(bread.id))
    await store.send(.titleChanged("x"))
    await store.send(.editingEnded)
    await store.send(.editingCancelled)
    await store.send(.undoTapped)
  }

  @Test("A completed one moves to the end a second after the last one was checked")
  func sort() async {
    let store = store([milk, bread, eggs])
    await store.send(.doneTapped(milk.id)) {
      $0.past = [[milk, bread, eggs]]
      $0.$todos.withLock { $0[0].isDone = true }
    }
    await clock.advance(by: .milliseconds(999))
    let before = store.state.todos
    await store.send(.doneTapped(eggs.id)) {
      $0.past.append(before)
      $0.$todos.withLock { $0[2].isDone = false }
    }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.sortCompleted) {
      $0.$todos.withLock { $0.move(fromOffsets: [0], toOffset: 3) }
    }
    #expect(store.state.todos.map(\.title) == ["Bread", "Eggs", "Milk"])
  }

  @Test("Undo takes back one change at a time, and the sorting that was to follow") func undo()
    async
  {
    let store = store([milk, bread])
    await store.send(.doneTapped(milk.id)) {
      $0.past = [[milk, bread]]
      $0.$todos.withLock { $0[0].isDone = true }
    }
    let checked = store.state.todos
    await store.send(.deleteTapped(bread.id)) {
      $0.past.append(checked)
      $0.$todos.withLock { _ = $0.remove(id: bread.id) }
    }
    await store.send(.undoTapped) {
      $0.past.removeLast()
      $0.$todos.withLock { $0 = checked }
    }
    await store.send(.undoTapped) {
      $0.past = []
      $0.$todos.withLock { $0 = [milk, bread] }
    }
    await clock.advance(by: .seconds(2))
  }

  @Test("Clearing removes the completed ones; undo brings them back") func clear() async {
    let store = store([milk, eggs])
    await store.send(.clearCompletedTapped) {
      $0.past = [[milk, eggs]]
      $0.$todos.withLock { $0 = [milk] }
    }
    await store.send(.undoTapped) {
      $0.past = []
      $0.$todos.withLock { $0 = [milk, eggs] }
    }
  }

  @Test("A filter hides rows and changes none") func filter() async {
    let store = store([milk, eggs])
    #expect(store.state.visible == [milk, eggs])
    await store.send(.filterSelected(.active)) { $0.filter = .active }
    #expect(store.state.visible == [milk])
    await store.send(.filterSelected(.completed)) { $0.filter = .completed }
    #expect(store.state.visible == [eggs])
    await store.send(.selected(eggs.id)) { $0.selection = eggs.id }
  }

  @Test("A hundred changes can be undone, and no more are kept") func limit() async {
    let store = store([milk])
    store.exhaustivity = .off
    for number in 1...120 {
      await store.send(.doneTapped(milk.id))
      #expect(store.state.past.count == min(number, 100))
    }
    await store.skipInFlightEffects()
  }
}

@Suite("Todos in a file") @MainActor struct TodosFileTests {
  let file = URL(filePath: "/todos.json")
  let files = LockIsolated<[URL: Data]>([:])

  func state() -> Todos.State {
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      Todos.State(todos: Shared(.todos(file: file)))
    }
  }

  @Test("Changes are there at the next start") func keeps() async throws {
    let store = TestStore(initialState: state()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(.addTapped)
    await store.send(.titleChanged("日本茶"))
    await store.send(.editingEnded)
    let saved = try JSONDecoder().decode([Todo].self, from: #require(files.value[file]))
    #expect(saved == [Todo(id: UUID(0), title: "日本茶")])
    #expect(state().todos.map(\.title) == ["日本茶"])
  }

  @Test("A file that can't be read is kept under another name, and the screen says so")
  func damaged() {
    files.setValue([file: Data("[".utf8)])
    var state: Todos.State?
    expectReport("todos.json") { state = self.state() }
    #expect(state!.todos.isEmpty)
    #expect(
      state!.screen.body.contains { $0.hasPrefix("! The file of the todos could not be read") }
    )
    state!.$todos.withLock { $0 = [Todo(id: UUID(1), title: "Milk")] }
    #expect(files.value.values.contains(Data("[".utf8)))
    #expect(files.value.count == 2)
  }

  @Test("A list that can't be written stays, and the screen says so until it can be")
  func unwritable() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file where the list's folder should be.
    try Data().write(to: folder)
    let file = folder.appending(path: "todos.json")
    var state = Todos.State(todos: Shared(value: []))
    expectReport("todos.json") {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        state = Todos.State(todos: Shared(.todos(file: file)))
      }
    }
    let store = TestStore(initialState: state) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await expectReport("todos.json") { await store.send(.addTapped) }
    #expect(store.state.todos.count == 1)
    #expect(store.state.screen.body.contains { $0.hasPrefix("! The todos could not be saved.") })
    try FileManager.default.removeItem(at: folder)
    try await store.state.$todos.save()
    #expect(!store.state.screen.body.contains { $0.hasPrefix("!") })
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
