import Chapter04Modern
import IssueTesting
import Testing

// What chapter 4's pages show, failures included, so that they can be believed.

enum PartsLessonTests {

  // snippet.Editor
  struct Editor: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var text = ""
      var isSaved = false
    }

    enum Action: Equatable {
      case saveTapped
      case saved
      case closeTapped
    }

    let server: Answer<Void>

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .saveTapped:
        return .run { send in
          await server.wait()
          await send(.saved)
        }
      case .saved:
        state.isSaved = true
      case .closeTapped:
        while state.text.last == " " { state.text.removeLast() }
      }
      return .none
    }
  }
  // snippet.end

  private struct NotesState: Equatable {
    var editor: Editor.State?
    var notes: [String] = []
  }

  private enum NotesAction: Equatable, CasePathable {
    case opened(Int)
    case editor(Editor.Action)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var editor: AnyCasePath<NotesAction, Editor.Action> {
        AnyCasePath(embed: NotesAction.editor) { if case .editor(let it) = $0 { it } else { nil } }
      }
    }
  }

  private struct NotesByHand: Reducer {
    let server: Answer<Void>
    var isChildFirst = true

    var body: some Reducer<NotesState, NotesAction> {
      if isChildFirst { child }
      Notes.parent
      if !isChildFirst { child }
    }

    private var child: Reduce<NotesState, NotesAction> {
      // snippet.childByHand
      Reduce { state, action in
        guard case .editor(let action) = action, state.editor != nil else { return .none }
        return Editor(server: server).reduce(into: &state.editor!, action: action)
          .map { .editor($0) }
      }
      // snippet.end
    }
  }

  private struct Notes: Reducer {
    let server: Answer<Void>

    static var parent: Reduce<NotesState, NotesAction> {
      // snippet.notesReduce
      Reduce { state, action in
        switch action {
        case .opened(let id):
          state.editor = Editor.State(id: id)
        case .editor(.closeTapped):
          if let editor = state.editor { state.notes.append(editor.text) }
          state.editor = nil
        case .editor:
          break
        }
        return .none
      }
      // snippet.end
    }

    // snippet.ifLetBody
    var body: some Reducer<NotesState, NotesAction> {
      Notes.parent
        .ifLet(\.editor, action: \.editor) {
          Editor(server: server)
        }
    }
    // snippet.end
  }

  @Suite("A part that appears and disappears") @MainActor struct PartLessonTests {
    @Test("A parent that runs first takes the state away before the child has seen its action")
    func parentFirst() {
      let server = Answer<Void>()
      func notes(isChildFirst: Bool) -> [String] {
        let store = Store(initialState: NotesState(editor: .init(id: 1, text: "milk  "))) {
          NotesByHand(server: server, isChildFirst: isChildFirst)
        }
        store.send(.editor(.closeTapped))
        return store.notes
      }
      // snippet.parentFirst
      #expect(notes(isChildFirst: false) == ["milk  "])
      #expect(notes(isChildFirst: true) == ["milk"])
      // snippet.end
    }

    @Test("By hand, an answer lands in another child") func wrongChild() async {
      let server = Answer<Void>()
      let store = Store(initialState: NotesState()) { NotesByHand(server: server) }
      // snippet.wrongChild
      store.send(.opened(1))
      let saving = store.send(.editor(.saveTapped))
      store.send(.opened(2))
      server.give(())
      await saving.finish()
      #expect(store.editor == Editor.State(id: 2, isSaved: true))  // it was note 1 that was saved
      // snippet.end
    }

    @Test("With ifLet, the effects of the child that was replaced are cancelled") func ifLet() async
    {
      let server = Answer<Void>()
      let store = Store(initialState: NotesState()) { Notes(server: server) }
      // snippet.ifLetTrace
      store.send(.opened(1))
      let saving = store.send(.editor(.saveTapped))
      store.send(.opened(2))
      server.give(())
      await saving.finish()
      #expect(store.editor == Editor.State(id: 2))
      // snippet.end
    }

    @Test("An action for a part that is missing is reported, and the parent still runs")
    func missing() {
      let store = Store(initialState: NotesState()) { Notes(server: Answer()) }
      expectReport("child state was \"nil\"") {
        // snippet.missing
        store.send(.editor(.saved))
        // snippet.end
      }
    }
  }

  // MARK: - Rows

  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var price: Int?
    }

    enum Action: Equatable {
      case priceTapped
      case priceResponse(Int)
    }

    let prices: [Int: Answer<Int>]

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .priceTapped:
        return .run { [id = state.id] send in
          guard let price = await prices[id]?.wait() else { return }
          await send(.priceResponse(price))
        }
      case .priceResponse(let price):
        state.price = price
        return .none
      }
    }
  }

  @Suite("A list of features") @MainActor struct ListLessonTests {
    private enum IndexAction {
      case row(Int, Row.Action)
      case firstRemoved
    }

    @Test("By index, an answer lands in another row") func byIndex() async {
      let prices = [1: Answer<Int>(), 2: Answer<Int>()]
      let store = Store(initialState: [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]) {
        // snippet.byIndex
        Reduce<[Row.State], IndexAction> { rows, action in
          switch action {
          case .row(let index, let action):
            return Row(prices: prices).reduce(into: &rows[index], action: action)
              .map { .row(index, $0) }
          case .firstRemoved:
            rows.removeFirst()
            return .none
          }
        }
        // snippet.end
      }
      // snippet.byIndexTrace
      let asking = store.send(.row(1, .priceTapped))  // row 2 asks
      store.send(.firstRemoved)
      prices[2]?.give(80)
      await asking.finish()
      #expect(store.state == [Row.State(id: 2), Row.State(id: 3, price: 80)])
      // snippet.end
    }

    // snippet.Rows
    struct Rows: Reducer {
      struct State: Equatable {
        var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1), .init(id: 2), .init(id: 3)]
      }

      enum Action: Equatable, CasePathable {
        case rows(IdentifiedActionOf<Row>)
        case removed(Int)
        case reversed

        static var allCasePaths: AllCasePaths { AllCasePaths() }

        struct AllCasePaths: Sendable {
          var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
            AnyCasePath(embed: Action.rows) { if case .rows(let it) = $0 { it } else { nil } }
          }
        }
      }

      let prices: [Int: Answer<Int>]

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .rows:
            return .none
          case .removed(let id):
            state.rows.remove(id: id)
            return .none
          case .reversed:
            state.rows.reverse()
            return .none
          }
        }
        .forEach(\.rows, action: \.rows) {
          Row(prices: prices)
        }
      }
    }
    // snippet.end

    @Test("A response finds its row, wherever that is; a removed row sends no more requests")
    func byIdentity() async {
      let prices = [1: Answer<Int>(), 2: Answer<Int>(), 3: Answer<Int>()]
      let store = Store(initialState: Rows.State()) { Rows(prices: prices) }
      // snippet.predictRows
      let asking = [1, 2, 3].map { store.send(.rows(.element(id: $0, action: .priceTapped))) }
      store.send(.reversed)
      store.send(.removed(2))
      for id in [1, 2, 3] { prices[id]?.give(10 * id) }
      for task in asking { await task.finish() }
      // snippet.end
      // snippet.predictRowsAnswer
      #expect(store.rows == [Row.State(id: 3, price: 30), Row.State(id: 1, price: 10)])
      // snippet.end
    }

    @Test("A row is found by its id, and changed in place") func identifiedArray() {
      // snippet.identifiedArray
      var rows: IdentifiedArrayOf<Row.State> = [.init(id: 7), .init(id: 3)]
      rows[id: 3]?.price = 20
      #expect(rows.elements == [Row.State(id: 7), Row.State(id: 3, price: 20)])
      let isAdded = rows.append(Row.State(id: 7)).inserted
      #expect(!isAdded)  // there is one already
      // snippet.end
    }
  }

  // MARK: - An enum of features

  private enum SessionState: Equatable, CasePathable {
    case loggedOut(String)
    case loggedIn(Editor.State)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var loggedOut: AnyCasePath<SessionState, String> {
        AnyCasePath(embed: SessionState.loggedOut) {
          if case .loggedOut(let it) = $0 { it } else { nil }
        }
      }
      var loggedIn: AnyCasePath<SessionState, Editor.State> {
        AnyCasePath(embed: SessionState.loggedIn) {
          if case .loggedIn(let it) = $0 { it } else { nil }
        }
      }
    }
  }

  private enum SessionAction: Equatable, CasePathable {
    case nameChanged(String)
    case editor(Editor.Action)
    case logoutTapped

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var nameChanged: AnyCasePath<SessionAction, String> {
        AnyCasePath(embed: SessionAction.nameChanged) {
          if case .nameChanged(let it) = $0 { it } else { nil }
        }
      }
      var editor: AnyCasePath<SessionAction, Editor.Action> {
        AnyCasePath(embed: SessionAction.editor) {
          if case .editor(let it) = $0 { it } else { nil }
        }
      }
    }
  }

  @Suite("A case of the state") @MainActor struct CaseLessonTests {
    private struct NameField: Reducer {
      func reduce(into name: inout String, action newName: String) -> Effect<String> {
        name = newName
        return .none
      }
    }

    private struct Session: Reducer {
      let server: Answer<Void>

      var body: some Reducer<SessionState, SessionAction> {
        // snippet.ifCaseLet
        Reduce { state, action in
          if action == .logoutTapped { state = .loggedOut("") }
          return .none
        }
        .ifCaseLet(\.loggedOut, action: \.nameChanged) { NameField() }
        .ifCaseLet(\.loggedIn, action: \.editor) { Editor(server: server) }
        // snippet.end
      }
    }

    @Test("When the case changes, the child's effects are cancelled") func logout() async {
      let server = Answer<Void>()
      let store = Store(initialState: SessionState.loggedIn(Editor.State(id: 1))) {
        Session(server: server)
      }
      let saving = store.send(.editor(.saveTapped))
      store.send(.logoutTapped)
      store.send(.nameChanged("Blob"))
      await saving.finish()
      #expect(store.state == .loggedOut("Blob"))
    }
  }
}
