import Chapter03Effects
import Chapter03Examples
import Dispatch
import Foundation
import ReducerTesting
import Testing

@Suite struct TodosTests {
  /// A client that writes down what it is asked, and answers when the test says so.
  ///
  /// Unchecked, and safe: the store that asks it and the test that answers are on one thread.
  private final class Server: @unchecked Sendable {
    typealias Answer<Value> = (Result<Value, TodosError>) -> Void

    private(set) var requests: [String] = []
    private(set) var added: [Todo] = []
    private var loads: [Answer<[Todo]>] = []
    private var adds: [Answer<Todo>] = []
    private var saves: [Answer<[Todo]>] = []

    var client: TodosClient {
      TodosClient(
        load: {
          .future { answer in
            self.requests.append("load")
            self.loads.append(answer)
          }
        },
        save: { todos in
          .future { answer in
            self.requests.append("save " + todos.map(\.title).joined(separator: ", "))
            self.saves.append(answer)
          }
        },
        add: { todo in
          .future { answer in
            self.requests.append("add \(todo.title)")
            self.added.append(todo)
            self.adds.append(answer)
          }
        }
      )
    }

    func load(_ result: Result<[Todo], TodosError>) { loads.popLast()?(result) }
    func add(_ error: TodosError? = nil) {
      guard let todo = added.last else { return }
      adds.popLast()?(error.map(Result.failure) ?? .success(todo))
    }
    func save(_ result: Result<[Todo], TodosError>) { saves.popLast()?(result) }
  }

  private final class Screen {
    let server = Server()
    private let scheduler = DispatchQueue.test
    private let viewStore: ViewStore<TodosState, TodosAction>
    private let store: Store<TodosState, TodosAction>

    init(_ state: TodosState = TodosState()) {
      let made = Locked<UInt8>(0)
      store = Store(
        initialState: state,
        reducer: todosReducer,
        environment: TodosEnvironment(
          client: server.client,
          mainQueue: scheduler.eraseToAnyScheduler(),
          uuid: {
            made.withLock { made in
              made += 1
              return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, made))
            }
          }
        )
      )
      viewStore = ViewStore(store)
    }

    var state: TodosState { viewStore.state }
    var titles: [String] { state.todos.map(\.title) }

    /// The whole screen, in a line.
    var text: String {
      let todos = titles.isEmpty ? "no todos" : titles.joined(separator: ", ")
      return "\(todos); draft \(state.draft.debugDescription)"
        + (state.isLoading ? "; loading" : "") + (state.errorMessage.map { "; \($0)" } ?? "")
    }

    var requests: [String] { server.requests }
    var inFlight: Int { store.effectsInFlight }

    func tap(_ action: TodosAction) {
      viewStore.send(action)
      pass()
    }

    func answer(_ answer: (Server) -> Void) {
      answer(server)
      pass()
    }

    /// Lets the main queue have its turns.
    func pass() {
      for _ in 1...5 { scheduler.advance() }
    }
  }

  private func todo(_ number: UInt8, _ title: String) -> Todo {
    Todo(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, number)), title: title)
  }

  private var milk: Todo { todo(1, "Milk") }
  private var bread: Todo { todo(2, "Bread") }
  @Test("Typing, toggling and deleting still work")  // starter passes
  func given() {
    let screen = Screen(TodosState(todos: [milk, bread]))
    screen.tap(.draftChanged("Eggs"))
    #expect(screen.state.draft == "Eggs", "The draft is what the user has typed.")
    screen.tap(.toggleTapped(bread.id))
    #expect(screen.state.todos.map(\.isDone) == [false, true], "Toggling changes only that todo.")
    screen.tap(.deleteTapped(milk.id))
    #expect(screen.state.todos.map(\.title) == ["Bread"], "Deleting removes only that todo.")
    let why =
      "Typing, toggling and deleting don't use the client; there is a button for saving."
    #expect(screen.requests == [], "\(why)")
  }

  // MARK: - Loading

  @Test(
    "`appeared` and `reloadTapped` load the list",
    arguments: [TodosAction.appeared, .reloadTapped]
  )
  func loads(by action: TodosAction) {
    let name = action == .appeared ? "appeared" : "reloadTapped"
    let screen = Screen()
    screen.tap(action)
    let why =
      screen.requests.isEmpty
      ? """
      `\(name)` sent the client no request. `environment.client.load()` only describes one: \
      return what you make of it.
      """
      : "`\(name)` sends one request to load, but the client got \(screen.requests)."
    #expect(screen.requests == ["load"], "\(why)")
    let isBusy = screen.state.isLoading
    guard screen.requests == ["load"] else { return }
    #expect(isBusy, "A request is on its way, but `isLoading` is false.")
    screen.answer { $0.load(.success([milk, bread])) }
    let whyLoaded =
      if takesAnswer(whileLoading: true) {
        "The client's answer didn't arrive: receive it on `environment.mainQueue`."
      } else if takesAnswer(whileLoading: false) {
        "An answer was ignored while `isLoading` was true. Only actions that begin a request are."
      } else if screen.state.todos.isEmpty {
        "The client has answered, but the list is empty: what becomes of `.loadResponse(.success)`?"
      } else {
        "The list must be the loaded todos, in their order."
      }
    #expect(screen.state.todos == [milk, bread], "\(whyLoaded)")
    guard screen.state.todos == [milk, bread] else { return }
    let isStillBusy = screen.state.isLoading
    let whyOver = "The list was loaded, but `isLoading` is still true: the spinner never stops."
    #expect(isStillBusy == false, "\(whyOver)")
  }

  /// Whether a loaded list is taken, if it arrives.
  private func takesAnswer(whileLoading isLoading: Bool) -> Bool {
    let screen = Screen(TodosState(isLoading: isLoading))
    screen.tap(.loadResponse(.success([milk, bread])))
    return screen.state.todos == [milk, bread]
  }

  /// Whether `isLoading` is true right after the answer to a request that another one follows.
  private func staysBusy(after action: TodosAction) -> Bool {
    var state = TodosState(draft: "Bread", isLoading: true)
    _ = todosReducer.run(&state, action, .mock)
    return state.isLoading
  }

  private func flickers(_ name: String) -> String {
    """
    After `\(name)`, `isLoading` was false until the next action. It stays true until the last \
    answer. To use the same lines twice, write a function, and don't send an action.
    """
  }

  /// Whether loading works as long as nothing fails. What follows can't be judged without it.
  private func canLoad() -> Bool {
    let screen = Screen()
    screen.tap(.appeared)
    if screen.requests == ["load"], screen.state.isLoading {
      screen.answer { $0.load(.success([milk])) }
      if screen.state == TodosState(todos: [milk]) { return true }
    }
    Issue.record("This depends on the rules above: fix those first.")
    return false
  }

  @Test("The loaded list replaces the old one", arguments: [TodosAction.appeared, .reloadTapped])
  func replaces(by action: TodosAction) {
    guard canLoad() else { return }
    let name = action == .appeared ? "appeared" : "reloadTapped"
    let screen = Screen(TodosState(todos: [milk]))
    screen.tap(action)
    #expect(
      screen.requests == ["load"],
      "The list wasn't empty, and `\(name)` loaded nothing. Load the list anyway."
    )
    guard screen.requests == ["load"] else { return }
    let during = screen.titles
    screen.answer { $0.load(.success([bread])) }
    let why =
      switch screen.titles {
      case ["Milk", "Bread"], ["Bread", "Milk"]:
        "The loaded todos were added to the list. They replace it: Milk is no longer there."
      default: "Bread was loaded, but the list is \(screen.titles)."
      }
    #expect(screen.titles == ["Bread"], "\(why)")
    #expect(
      during == ["Milk"],
      "The list was emptied when the request began. It stays until the new one arrives."
    )
  }

  @Test(
    "A failure to load ends the request, and its message is shown",
    arguments: [TodosError.unreadable("No."), .nothingSaved]
  )
  func loadFails(with error: TodosError) {
    guard canLoad() else { return }
    let screen = Screen(TodosState(todos: [milk], draft: "Eggs"))
    screen.tap(.reloadTapped)
    screen.answer { $0.load(.failure(error)) }
    fails(screen, todos: [milk], draft: "Eggs", error, "loading")
  }

  /// What is true after any failure.
  private func fails(
    _ screen: Screen,
    todos: [Todo],
    draft: String,
    _ error: TodosError,
    _ name: String
  ) {
    let why =
      if screen.state.errorMessage == nil, screen.state.isLoading {
        "\(name.capitalized) failed, but the screen is unchanged: the error vanished."
      } else if screen.state.errorMessage == nil {
        """
        \(name.capitalized) failed and the spinner stopped, but the screen doesn't say why: the \
        error vanished.
        """
      } else {
        "The screen must show the error's own `message`."
      }
    #expect(screen.state.errorMessage == error.message, "\(why)")
    let whySpinner =
      screen.requests.count > 1
      ? "\(name.capitalized) failed, but another request followed: \(screen.requests)."
      : """
      \(name.capitalized) failed, but `isLoading` is still true. A failure is an ending, too.
      """
    let isStillLoading = screen.state.isLoading
    #expect(isStillLoading == false, "\(whySpinner)")
    let whyTodos =
      screen.state.todos.isEmpty
      ? """
      \(name.capitalized) failed, but the list is empty. A list that couldn't be loaded or saved \
      isn't an empty one.
      """
      : "\(name.capitalized) failed, but the list changed."
    #expect(screen.state.todos == todos, "\(whyTodos)")
    #expect(
      screen.state.draft == draft,
      "\(name.capitalized) failed, and what the user had typed is gone."
    )
  }

  @Test("The next request clears the message") func messageGoes() {
    guard canLoad() else { return }
    let screen = Screen(TodosState(errorMessage: "The disk was full."))
    screen.tap(.reloadTapped)
    let during = screen.state.errorMessage
    screen.answer { $0.load(.success([milk])) }
    let why =
      screen.state.errorMessage == nil
      ? "The old message stayed until the answer. Clear it when the next request begins."
      : "The next request succeeded, but the old message is still there."
    #expect(during == nil && screen.state.errorMessage == nil, "\(why)")

    for (name, action) in [("add", TodosAction.addTapped), ("save", .saveTapped)] {
      let other = Screen(
        TodosState(todos: [milk], draft: "Bread", errorMessage: "The disk was full.")
      )
      other.tap(action)
      #expect(
        other.requests.isEmpty || other.state.errorMessage == nil,
        "A request to \(name) began, but the message of an earlier error is still there."
      )
    }
  }

  // MARK: - Adding

  @Test("Adding adds the draft on the client's side, then loads the list") func adds() {
    guard canLoad() else { return }
    let screen = Screen(TodosState(todos: [milk], draft: "Bread"))
    screen.tap(.addTapped)
    let whyAdd =
      switch screen.requests.first {
      case nil: "`addTapped` sent the client no request."
      case "add Bread"?: "One tap sent the client \(screen.requests.count) requests."
      case "add "?:
        "The added todo has no title: the draft was emptied before it was used."
      default: "`addTapped` must ask the client to add a todo with the draft as its title."
      }
    #expect(screen.requests == ["add Bread"], "\(whyAdd)")
    guard screen.requests == ["add Bread"], let todo = screen.server.added.first else { return }
    let whyID =
      """
      The identity doesn't come from `environment.uuid()`. One that the reducer makes itself \
      differs each time, and no test could say what to expect.
      """
    #expect(todo.id.uuid.15 == 1 && todo.id.uuid.14 == 0, "\(whyID)")
    #expect(!todo.isDone, "A todo that was just added isn't done yet.")
    let isAdding = screen.state.isLoading
    #expect(isAdding, "A request to add is on its way, but `isLoading` is false.")
    let whyDraft =
      "The draft was emptied before it was added. If adding fails, what was typed is lost."
    #expect(screen.state.draft == "Bread", "\(whyDraft)")

    screen.answer { $0.add() }
    let whyReload =
      screen.requests.count > 2
      ? "After Bread was added, the list is loaded once, but the client got \(screen.requests)."
      : screen.state.todos.count > 1
        ? """
        The todo was put into the list on the screen. Load the list: it shows what is really there.
        """
        : "Bread was added, but the list wasn't loaded: the client got \(screen.requests)."
    #expect(screen.requests == ["add Bread", "load"], "\(whyReload)")
    #expect(screen.state.draft == "", "Bread was added, but the draft wasn't emptied.")
    guard screen.requests == ["add Bread", "load"] else { return }
    let whyTwice =
      screen.titles.contains("Bread")
      ? """
      Bread was put into the list before the list was loaded. Only loading shows what is really \
      there.
      """
      : "Milk disappeared when Bread was added, before the list was loaded."
    #expect(screen.titles == ["Milk"], "\(whyTwice)")
    let whyStill =
      """
      Bread was added and the list is being loaded, but `isLoading` is false: the spinner stopped \
      halfway.
      """
    let isStillLoading = screen.state.isLoading
    #expect(isStillLoading, "\(whyStill)")
    let isSteady = !isStillLoading || staysBusy(after: .addResponse(.success(bread)))
    #expect(isSteady, "\(flickers("addResponse"))")
    screen.answer { $0.load(.success([milk, bread])) }
    let whyEnd =
      screen.titles == ["Milk", "Bread"]
      ? "After loading, only the list is shown: no draft, no spinner, no message."
      : "Milk and Bread were loaded, and replace what was in the list."
    #expect(screen.text == "Milk, Bread; draft \"\"", "\(whyEnd)")
    #expect(
      screen.requests == ["add Bread", "load"],
      "The list was loaded after adding, and then the client got another request."
    )

    let twin = Screen(TodosState(todos: [milk], draft: "Milk"))
    twin.tap(.addTapped)
    #expect(
      twin.requests == ["add Milk"],
      "The list has a todo with this title, and nothing was added. Two may have the same title."
    )
  }

  @Test("An empty draft adds nothing") func emptyDraft() {  // starter passes
    let screen = Screen()
    screen.tap(.addTapped)
    #expect(
      screen.requests == [],
      "The draft was empty, but the client got \(screen.requests)."
    )
    let isLoading = screen.state.isLoading
    #expect(isLoading == false, "The draft was empty, but the spinner is shown forever.")

    let any = Screen(TodosState(draft: "Bread"))
    any.tap(.addTapped)
    guard any.requests == ["add Bread"] else { return }
    for draft in [" ", " Eggs "] {
      let spaces = Screen(TodosState(draft: draft))
      spaces.tap(.addTapped)
      #expect(
        spaces.server.added.map(\.title) == [draft],
        "The draft \(draft.debugDescription) isn't empty, so it is the title, unchanged."
      )
    }

    let failed = Screen(TodosState(errorMessage: "The disk was full."))
    failed.tap(.addTapped)
    #expect(
      failed.state.errorMessage == "The disk was full.",
      """
      The draft was empty, so no request began, but the message of an earlier error is gone. A \
      tap that does nothing leaves it.
      """
    )
  }

  @Test("A failure to add ends the request, and the draft stays") func addFails() {
    guard canLoad() else { return }
    let screen = Screen(TodosState(todos: [milk], draft: "Bread"))
    screen.tap(.addTapped)
    #expect(screen.requests.first == "add Bread", "`addTapped` didn't ask for Bread to be added.")
    guard screen.requests.first == "add Bread" else { return }
    screen.answer { $0.add(.unwritable("The disk is full.")) }
    fails(screen, todos: [milk], draft: "Bread", .unwritable("The disk is full."), "adding")
    #expect(
      screen.requests == ["add Bread"],
      "Adding failed, but the list was loaded anyway, which clears the message at once."
    )
  }

  // MARK: - Saving

  @Test("Saving saves the whole list, then loads it") func saves() {
    guard canLoad() else { return }
    var done = bread
    done.isDone = true
    let screen = Screen(TodosState(todos: [milk, done], draft: "Eggs"))
    screen.tap(.saveTapped)
    let why =
      switch screen.requests {
      case []: "`saveTapped` sent the client no request."
      case ["save Milk"]: "Bread is done, but wasn't saved. The whole list is saved, done or not."
      default: "Saving is one request with the whole list, but the client got \(screen.requests)."
      }
    #expect(screen.requests == ["save Milk, Bread"], "\(why)")
    guard screen.requests == ["save Milk, Bread"] else { return }
    let isSaving = screen.state.isLoading
    #expect(isSaving, "A request to save is on its way, but `isLoading` is false.")
    screen.answer { $0.save(.success([milk, bread])) }
    let whyReload =
      "The list was saved, but not loaded again: the client got \(screen.requests)."
    #expect(screen.requests == ["save Milk, Bread", "load"], "\(whyReload)")
    guard screen.requests.count == 2 else { return }
    #expect(
      screen.state.todos == [milk, done],
      "The list changed when it was saved. It must not change before it is loaded."
    )
    let whyStill =
      """
      The list was saved and is being loaded, but `isLoading` is false: the spinner stopped \
      halfway.
      """
    let isStillLoading = screen.state.isLoading
    #expect(isStillLoading, "\(whyStill)")
    let isSteady = !isStillLoading || staysBusy(after: .saveResponse(.success([])))
    #expect(isSteady, "\(flickers("saveResponse"))")
    screen.answer { $0.load(.success([bread])) }
    let whyEnd =
      screen.state.draft != "Eggs"
      ? "The list was saved and loaded, but the draft changed. It stays: it wasn't added."
      : "The screen must show what was loaded, whatever was saved."
    #expect(screen.text == "Bread; draft \"Eggs\"", "\(whyEnd)")

    let empty = Screen()
    empty.tap(.saveTapped)
    #expect(
      empty.requests == ["save "],
      "An empty list wasn't saved, so what the user has deleted is back the next time."
    )
  }

  @Test("A failure to save ends the request, and the list stays") func saveFails() {
    guard canLoad() else { return }
    let screen = Screen(TodosState(todos: [milk, bread], draft: "Eggs"))
    screen.tap(.saveTapped)
    #expect(screen.requests == ["save Milk, Bread"], "`saveTapped` didn't save Milk and Bread.")
    guard screen.requests == ["save Milk, Bread"] else { return }
    screen.answer { $0.save(.failure(.unwritable("The disk is full."))) }
    fails(screen, todos: [milk, bread], draft: "Eggs", .unwritable("The disk is full."), "saving")
    #expect(
      screen.requests == ["save Milk, Bread"],
      "Saving failed, but the list was loaded anyway: what wasn't saved would be lost."
    )
  }

  // MARK: - In any order

  private enum Script {
    case tap(TodosAction)
    case toggle(Int)
    case delete(Int)
    case answer(isGood: Bool)
  }

  private struct Seen: Equatable {
    var state: TodosState
    var requests: [String]
  }

  /// What should be seen, worked out without effects.
  private struct Expected {
    /// What the client loads.
    let saved: [Todo]
    var state = TodosState()
    var requests: [String] = []

    mutating func tap(_ action: TodosAction) {
      switch action {
      case .appeared, .reloadTapped: begin("load")
      case .addTapped: if !state.draft.isEmpty { begin("add \(state.draft)") }
      case .saveTapped: begin("save " + state.todos.map(\.title).joined(separator: ", "))
      case .draftChanged(let draft): state.draft = draft
      default: break
      }
    }

    private mutating func begin(_ request: String) {
      guard !state.isLoading else { return }
      state.isLoading = true
      state.errorMessage = nil
      requests.append(request)
    }

    mutating func answer(isGood: Bool) {
      guard state.isLoading, let request = requests.last else { return }
      guard isGood, request != "load" else {
        state.isLoading = false
        if isGood { state.todos = saved }
        if !isGood { state.errorMessage = TodosError.unwritable("No.").message }
        return
      }
      if request.hasPrefix("add") { state.draft = "" }
      requests.append("load")
    }
  }

  /// Two of these have the same title, and stay two.
  private var saved: [Todo] { [milk, bread, todo(3, "Milk")] }

  private func answer(_ screen: Screen, isGood: Bool) {
    let error = isGood ? nil : TodosError.unwritable("No.")
    let todos: Result<[Todo], TodosError> = error.map(Result.failure) ?? .success(saved)
    screen.answer { server in
      switch server.requests.last?.prefix(3) {
      case "add": server.add(error)
      case "sav": server.save(todos)
      default: server.load(todos)
      }
    }
  }

  @Test("The rules hold for any sequence of taps and answers") func law() {
    let report = compare(
      subject: Subject<Seen, Script, Never> {
        let screen = Screen()
        return .init(
          state: { Seen(state: screen.state, requests: screen.requests) },
          send: { action in
            switch action {
            case .tap(let action): screen.tap(action)
            case .toggle(let row):
              if row < screen.state.todos.count {
                screen.tap(.toggleTapped(screen.state.todos[row].id))
              }
            case .delete(let row):
              if row < screen.state.todos.count {
                screen.tap(.deleteTapped(screen.state.todos[row].id))
              }
            case .answer(let isGood): answer(screen, isGood: isGood)
            }
            return []
          }
        )
      },
      reference: Subject<Seen, Script, Never> {
        var expected = Expected(saved: saved)
        return .init(
          state: { Seen(state: expected.state, requests: expected.requests) },
          send: { action in
            switch action {
            case .tap(let action): expected.tap(action)
            case .toggle(let row):
              if row < expected.state.todos.count { expected.state.todos[row].isDone.toggle() }
            case .delete(let row):
              if row < expected.state.todos.count { expected.state.todos.remove(at: row) }
            case .answer(let isGood): expected.answer(isGood: isGood)
            }
            return []
          }
        )
      },
      law: "the screen and the requests follow from the task (`answer` is the client's)",
      actions: Generator { _, draw in
        switch draw.int(in: 0...9) {
        case 0...4: .answer(isGood: draw.int(in: 0...3) > 0)
        case 5: .tap(.draftChanged(draw.element(of: ["eggs", "Milk", " ", ""])!))
        case 6: .toggle(draw.int(in: 0...1))
        case 7: .delete(draw.int(in: 0...1))
        default: .tap(draw.element(of: [.appeared, .reloadTapped, .addTapped, .saveTapped])!)
        }
      },
      scripts: 100,
      length: 14
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // MARK: - Both at once, and the queue

  @Test("While a request is in progress, no other begins") func busy() {
    guard canLoad() else { return }
    let screen = Screen(TodosState(todos: [milk], draft: "Bread"))
    screen.tap(.appeared)
    let taps: [TodosAction] = [.appeared, .reloadTapped, .addTapped, .saveTapped]
    for action in taps { screen.tap(action) }
    let more = Set(screen.requests.dropFirst().map { $0.prefix { $0 != " " } }).sorted()
    #expect(
      screen.requests == ["load"],
      "While a request to load was in progress, others began: \(more.joined(separator: ", "))."
    )
  }

  @Test("While a request is in progress, the user can type") func typing() {  // starter passes
    let screen = Screen()
    screen.tap(.appeared)
    screen.tap(.draftChanged("Eggs"))
    #expect(screen.state.draft == "Eggs", "Typing did nothing while the list was being loaded.")
  }

  @Test("An answer arrives when the main queue has its turn") func queue() {
    guard canLoad() else { return }
    let screen = Screen()
    screen.tap(.appeared)
    screen.server.load(.success([milk]))
    let why =
      """
      The answer arrived where the client sent it, which may be any thread. Receive it on \
      `environment.mainQueue`.
      """
    #expect(screen.state.todos == [], "\(why)")
    screen.pass()
    #expect(
      screen.state.todos == [milk],
      "The main queue had its turn, but the answer didn't arrive."
    )
    #expect(screen.inFlight == 0, "An effect is still in flight.")

    let adding = Screen(TodosState(draft: "Bread"))
    adding.tap(.addTapped)
    let draft = adding.state.draft
    adding.server.add()
    #expect(
      adding.state.draft == draft,
      "The answer to adding arrived where the client sent it, not on `environment.mainQueue`."
    )
    let saving = Screen(TodosState(todos: [milk]))
    saving.tap(.saveTapped)
    let requests = saving.requests
    saving.server.save(.success([milk]))
    #expect(
      saving.requests == requests,
      "The answer to saving arrived where the client sent it, not on `environment.mainQueue`."
    )

    for (screen, what) in [(adding, "adding"), (saving, "saving")] {
      screen.pass()
      guard screen.requests.last == "load" else { continue }
      let before = screen.state.todos
      screen.server.load(.success([milk, bread]))
      #expect(
        screen.state.todos == before,
        """
        The list loaded after \(what) arrived where the client sent it, not on \
        `environment.mainQueue`. Receive every answer there.
        """
      )
      screen.pass()
      #expect(
        screen.state.todos == [milk, bread],
        "The list was loaded after \(what), but the answer didn't arrive."
      )
    }
  }
}
