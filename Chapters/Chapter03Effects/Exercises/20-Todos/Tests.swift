import Chapter03Effects
import Chapter03Examples
import Dispatch
import Foundation
import Testing

@Suite struct TodosTests {
  /// A screen, with a client that responds when the test says so. Its log holds the requests, and
  /// each state that the screen shows.
  ///
  /// Unchecked, and safe: everything is on the test's thread.
  private final class Screen: @unchecked Sendable {
    typealias Response = (Result<[Todo], TodosError>) -> Void

    private(set) var log: [String] = []
    private var response: Response?
    private var identities: UInt8 = 0
    private let mainQueue = DispatchQueue.test
    private var viewStore: ViewStore<TodosState, TodosAction>!
    private var observation: AnyCancellable?

    init(_ state: TodosState = TodosState()) {
      let client = TodosClient(
        load: { self.request("load") },
        save: { todos in self.request("save \(Self.list(todos))") },
        add: { todo in
          let isOurs = todo.id == Self.id(self.identities)
          let identity = isOurs ? "identity \(self.identities)" : "an identity of its own"
          return self.request("add (\(todo.title)), \(identity)").map { _ in todo }
        }
      )
      let environment = TodosEnvironment(
        client: client,
        mainQueue: mainQueue.eraseToAnyScheduler(),
        uuid: {
          self.identities += 1
          return Self.id(self.identities)
        }
      )
      viewStore = ViewStore(
        Store(initialState: state, reducer: todosReducer, environment: environment)
      )
      observation = viewStore.observe { state in self.log.append(Self.text(state)) }
      log = []
    }

    static func id(_ number: UInt8) -> UUID {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }

    private static func list(_ todos: [Todo]) -> String {
      todos.isEmpty
        ? "no todos" : todos.map { $0.title + ($0.isDone ? " ✓" : "") }.joined(separator: ", ")
    }

    private static func text(_ state: TodosState) -> String {
      list(state.todos) + (state.draft.isEmpty ? "" : " · draft (\(state.draft))")
        + (state.isLoading ? " · loading" : "") + (state.errorMessage.map { " · \($0)" } ?? "")
    }

    private func request(_ name: String) -> Effect<[Todo], TodosError> {
      .future { response in
        self.log.append("client: \(name)")
        self.response = response
      }
    }

    /// The user taps something, or the client responds, and then the main queue has its turns.
    @discardableResult func tap(_ actions: TodosAction...) -> Screen {
      for action in actions {
        viewStore.send(action)
        for _ in 1...5 { mainQueue.advance() }
      }
      return self
    }

    @discardableResult func responds(_ result: Result<[Todo], TodosError>) -> Screen {
      let before = log.count
      response?(result)
      if log.count > before { log.append("not on the main queue") }
      for _ in 1...5 { mainQueue.advance() }
      return self
    }

    @discardableResult func responds(_ todos: Todo...) -> Screen { responds(.success(todos)) }
  }

  private let milk = Todo(id: Screen.id(101), title: "Milk")
  private let bread = Todo(id: Screen.id(102), title: "Bread")
  private let full = TodosError.unwritable("The disk is full.")

  private var milkAndBread: TodosState {
    var done = bread
    done.isDone = true
    return TodosState(todos: [milk, done], draft: "Eggs", errorMessage: "Full.")
  }

  @Test(
    "`appeared` and `reloadTapped` load the list, which replaces the old one",
    arguments: [TodosAction.appeared, .reloadTapped]
  )
  func loads(by action: TodosAction) throws {
    let screen = Screen(TodosState(todos: [milk])).tap(action).responds(bread)
    try #require(
      screen.log == ["client: load", "Milk · loading", "Bread"],
      "The list was Milk. `\(action)` was sent; the client responds with Bread."
    )
  }

  @Test("The next request clears the message") func messageGoes() throws {
    let screen = Screen(TodosState(errorMessage: "Full.")).tap(.reloadTapped).responds(milk)
    try #require(
      screen.log == ["client: load", "no todos · loading", "Milk"],
      "The message \"Full.\" was shown. Then reload was tapped."
    )
  }

  @Test("A failure to load ends the request, and its message is shown")
  func loadFails() throws {
    let error = TodosError.unreadable("No.")
    let screen = Screen(milkAndBread).tap(.reloadTapped).responds(.failure(error))
    try #require(
      screen.log == [
        "client: load",
        "Milk, Bread ✓ · draft (Eggs) · loading",
        "Milk, Bread ✓ · draft (Eggs) · \(error.message)",
      ],
      "The message \"Full.\" was shown. Reload was tapped, and the client fails."
    )
  }

  @Test("Adding adds the draft on the client's side, then loads the list") func adds() throws {
    let screen = Screen(TodosState(draft: "Bread", errorMessage: "Full."))
      .tap(.addTapped).responds().responds(milk, bread)
    try #require(
      screen.log == [
        "client: add (Bread), identity 1",
        "no todos · draft (Bread) · loading",
        "client: load",
        "no todos · loading",
        "Milk, Bread",
      ],
      "The message \"Full.\" was shown. Bread was to be added; the client loads Milk, Bread."
    )
  }

  @Test("An empty draft adds nothing, and changes nothing")  // starter passes
  func emptyDraft() throws {
    let screen = Screen(TodosState(errorMessage: "Full.")).tap(.addTapped)
    try #require(screen.log == [], "The draft was empty, and the message \"Full.\" was shown.")
  }

  @Test("Any other draft is added as it is, with a new identity") func anyDraft() throws {
    let screen = Screen()
    for draft in ["", " ", " Eggs "] {
      screen.tap(.draftChanged(draft), .addTapped).responds().responds()
    }
    try #require(
      screen.log.filter { $0.hasPrefix("client: add") } == [
        "client: add ( ), identity 1", "client: add ( Eggs ), identity 2",
      ],
      "The drafts (), ( ) and ( Eggs ) were to be added, one after another."
    )
  }

  @Test("A failure to add ends the request, and the draft stays") func addFails() throws {
    let screen = Screen(TodosState(draft: "Bread")).tap(.addTapped).responds(.failure(full))
    try #require(
      screen.log == [
        "client: add (Bread), identity 1",
        "no todos · draft (Bread) · loading",
        "no todos · draft (Bread) · \(full.message)",
      ],
      "Bread was to be added, and the client fails."
    )
  }

  @Test("Saving saves the whole list, then loads it") func saves() throws {
    let screen = Screen(milkAndBread).tap(.saveTapped).responds(bread, milk).responds()
    try #require(
      screen.log == [
        "client: save Milk, Bread ✓",
        "Milk, Bread ✓ · draft (Eggs) · loading",
        "client: load",
        "no todos · draft (Eggs)",
      ],
      "The message \"Full.\" was shown. Save was tapped; the client then loads an empty list."
    )
    let empty = Screen().tap(.saveTapped)
    try #require(empty.log.first == "client: save no todos", "Save was tapped for an empty list.")
  }

  @Test("A failure to save ends the request, and the list stays") func saveFails() throws {
    let screen = Screen(milkAndBread).tap(.saveTapped).responds(.failure(full))
    try #require(
      screen.log == [
        "client: save Milk, Bread ✓",
        "Milk, Bread ✓ · draft (Eggs) · loading",
        "Milk, Bread ✓ · draft (Eggs) · \(full.message)",
      ],
      "The message \"Full.\" was shown. Save was tapped, and the client fails."
    )
  }

  @Test("While a request is in progress, no other begins") func busy() throws {
    let screen = Screen(TodosState(draft: "Bread"))
    screen.tap(.appeared, .appeared, .reloadTapped, .addTapped, .saveTapped)
    try #require(
      screen.log == ["client: load", "no todos · draft (Bread) · loading"],
      "The list was being loaded. The user tapped reload, add and save."
    )
  }

  @Test("The user can type, toggle and delete, even while a request is in progress")
  func given() throws {
    let screen = Screen(TodosState(todos: [milk, bread])).tap(.appeared)
    screen.tap(.draftChanged("Eggs"), .toggleTapped(bread.id), .deleteTapped(milk.id))
    try #require(
      screen.log.suffix(3) == [
        "Milk, Bread · draft (Eggs) · loading",
        "Milk, Bread ✓ · draft (Eggs) · loading",
        "Bread ✓ · draft (Eggs) · loading",
      ],
      "During a request, Eggs was typed, Bread was to be toggled, and Milk deleted."
    )
  }
}
