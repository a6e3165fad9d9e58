// Small features that docs/faq.md shows, whole or in parts.

import Chapter04Compatibility
import Chapter04Modern
import Testing

@Suite("Questions") @MainActor struct QuestionsTests {
  // snippet.photo
  struct Photo: Reducer {
    struct State: Equatable {
      @PresentationState var alert: AlertState<Alert>?
    }

    enum Action {
      case deleteButtonTapped
      case deleted
      case alert(PresentationAction<Alert>)
    }

    enum Alert { case deleteConfirmed }

    @Dependency(PhotoClient.self) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .deleteButtonTapped:
          state.alert = AlertState {
            TextState("Delete it?")
          } actions: {
            ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          } message: {
            TextState("This can't be undone.")
          }
          return .none

        case .alert(.presented(.deleteConfirmed)):
          return .run { send in
            await client.delete()
            await send(.deleted)
          }

        case .alert, .deleted:
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
  // snippet.end

  struct PhotoClient: DependencyKey, Sendable {
    var delete: @Sendable () async -> Void

    static let liveValue = PhotoClient(delete: {})
    static let testValue = PhotoClient(delete: unimplemented("PhotoClient.delete"))
  }

  @Test("An alert's button sends its action and closes the alert") func alert() async {
    let deletions = LockIsolated(0)
    let store = Store(initialState: Photo.State()) {
      Photo()
    } withDependencies: {
      $0[PhotoClient.self].delete = { deletions.withValue { $0 += 1 } }
    }
    store.send(.deleteButtonTapped)
    #expect(store.alert != nil)
    await store.send(.alert(.presented(.deleteConfirmed))).finish()
    #expect(store.alert == nil)
    #expect(deletions.value == 1)
  }

  struct Draft: Equatable, Identifiable, Sendable {
    let id: Int
    var text = ""
  }

  struct Offline: Error {}

  struct DraftClient: DependencyKey, Sendable {
    var save: @Sendable (Draft) async throws -> Draft

    static let liveValue = DraftClient(save: { $0 })
    static let testValue = DraftClient(save: unimplemented("DraftClient.save"))
  }

  struct Editor: Reducer {
    struct State: Equatable {
      let original: Draft
      var draft: Draft
      var isSaving = false
      @PresentationState var dialog: ConfirmationDialogState<Dialog>?

      init(_ draft: Draft) {
        original = draft
        self.draft = draft
      }

      var hasChanges: Bool { draft != original }
    }

    // snippet.editorAction
    enum Action {
      case textChanged(String)
      case saveTapped
      case saved(Result<Draft, any Error>)
      case cancelTapped
      case dialog(PresentationAction<Dialog>)
      case delegate(Delegate)

      enum Delegate { case saved(Draft) }
    }
    // snippet.end

    enum Dialog { case saveTapped, discardTapped }

    @Dependency(DraftClient.self) var client
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .textChanged(let text):
          state.draft.text = text
          return .none

        // snippet.callSave
        case .saveTapped, .dialog(.presented(.saveTapped)):
          return save(&state)
        // snippet.end

        // snippet.delegate
        case .saved(.success(let draft)):
          state.isSaving = false
          return .send(.delegate(.saved(draft)))

        case .delegate:
          return .none
        // snippet.end

        case .saved(.failure):
          state.isSaving = false
          return .none

        // snippet.discard
        case .cancelTapped where state.hasChanges:
          state.dialog = ConfirmationDialogState {
            TextState("Discard the changes?")
          } actions: {
            ButtonState(role: .destructive, action: .discardTapped) { TextState("Discard") }
            ButtonState(action: .saveTapped) { TextState("Save") }
          }
          return .none

        case .cancelTapped, .dialog(.presented(.discardTapped)):
          return .run { _ in await dismiss() }
        // snippet.end

        case .dialog:
          return .none
        }
      }
      .ifLet(\.$dialog, action: \.dialog)
    }

    // snippet.save
    private func save(_ state: inout State) -> Effect<Action> {
      state.isSaving = true
      return .run { [client, draft = state.draft] send in
        await send(.saved(Result { try await client.save(draft) }))
      }
    }
    // snippet.end
  }

  struct Drafts: Reducer {
    struct State: Equatable {
      var drafts: IdentifiedArrayOf<Draft> = []
      @PresentationState var editor: Editor.State?
    }

    enum Action {
      case editTapped(Draft)
      case editor(PresentationAction<Editor.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .editTapped(let draft):
          state.editor = Editor.State(draft)
          return .none

        // snippet.parent
        case .editor(.presented(.delegate(.saved(let draft)))):
          state.drafts[id: draft.id] = draft
          state.editor = nil
          return .none
        // snippet.end

        case .editor:
          return .none
        }
      }
      .ifLet(\.$editor, action: \.editor) { Editor() }
    }
  }

  private func drafts(save: @escaping @Sendable (Draft) async throws -> Draft) -> StoreOf<Drafts> {
    Store(initialState: Drafts.State(drafts: [Draft(id: 1)])) {
      Drafts()
    } withDependencies: {
      $0[DraftClient.self].save = save
    }
  }

  @Test(
    "Two actions save by one method, and the parent gets what was saved",
    arguments: [false, true]
  )
  func save(byDialog: Bool) async {
    let store = drafts { $0 }
    store.send(.editTapped(Draft(id: 1)))
    store.send(.editor(.presented(.textChanged("fern"))))
    if byDialog {
      store.send(.editor(.presented(.cancelTapped)))
      await store.send(.editor(.presented(.dialog(.presented(.saveTapped))))).finish()
    } else {
      await store.send(.editor(.presented(.saveTapped))).finish()
    }
    #expect(
      store.withState { $0 } == Drafts.State(drafts: [Draft(id: 1, text: "fern")], editor: nil)
    )
  }

  @Test("A draft that can't be saved stays open") func failure() async {
    let store = drafts { _ in throw Offline() }
    store.send(.editTapped(Draft(id: 1)))
    await store.send(.editor(.presented(.saveTapped))).finish()
    #expect(store.editor == Editor.State(Draft(id: 1)))
  }

  @Test("Cancel asks only if something would be lost") func discard() async {
    let store = drafts { $0 }
    store.send(.editTapped(Draft(id: 1)))
    await store.send(.editor(.presented(.cancelTapped))).finish()
    #expect(store.editor == nil)

    store.send(.editTapped(Draft(id: 1)))
    store.send(.editor(.presented(.textChanged("fern"))))
    await store.send(.editor(.presented(.cancelTapped))).finish()
    #expect(store.editor?.dialog != nil)
    await store.send(.editor(.presented(.dialog(.presented(.discardTapped))))).finish()
    #expect(store.withState { $0 } == Drafts.State(drafts: [Draft(id: 1)]))
  }

  struct Login: Reducer {
    struct State: Equatable {}
    enum Action {
      case delegate(Delegate)

      enum Delegate { case loggedIn(String) }
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  struct Home: Reducer {
    struct State: Equatable { let user: String }
    enum Action {
      case delegate(Delegate)

      enum Delegate { case loggedOut }
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  struct Root: Reducer {
    enum State: Equatable {
      case login(Login.State)
      case home(Home.State)
    }

    enum Action {
      case login(Login.Action)
      case home(Home.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .login(.delegate(.loggedIn(let user))):
          state = .home(Home.State(user: user))
          return .none

        case .home(.delegate(.loggedOut)):
          state = .login(Login.State())
          return .none

        case .login, .home:
          return .none
        }
      }
      .ifCaseLet(\.login, action: \.login) { Login() }
      .ifCaseLet(\.home, action: \.home) { Home() }
    }
  }

  @Test("A login leads to the app, and a logout back") func login() async {
    let store = TestStore(initialState: Root.State.login(Login.State())) { Root() }
    await store.send(.login(.delegate(.loggedIn("Blob")))) { $0 = .home(Home.State(user: "Blob")) }
    await store.send(.home(.delegate(.loggedOut))) { $0 = .login(Login.State()) }
  }

  // snippet.undo
  struct Note: Reducer {
    struct State: Equatable {
      var text = ""
      var past: [String] = []
    }

    enum Action {
      case textChanged(String)
      case undoTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .textChanged(let text) = action { state.text = text }
        return .none
      }
      .onChange(of: \.text) { old, state in  // in the public library since 1.25
        state.past.append(old)
        return .none
      }
      Reduce { state, action in
        if case .undoTapped = action, let last = state.past.popLast() { state.text = last }
        return .none
      }
    }
  }
  // snippet.end

  @Test("Undo restores the last text, and isn't recorded itself") func undo() async {
    let store = TestStore(initialState: Note.State()) { Note() }
    await store.send(.textChanged("a")) { $0 = Note.State(text: "a", past: [""]) }
    await store.send(.textChanged("ab")) { $0 = Note.State(text: "ab", past: ["", "a"]) }
    await store.send(.undoTapped) { $0 = Note.State(text: "a", past: [""]) }
    await store.send(.undoTapped) { $0 = Note.State() }
    await store.send(.undoTapped)
  }

  struct DisplayClient: DependencyKey, Sendable {
    var setBrightness: @Sendable (Double) async -> Void
    var resetBrightness: @Sendable () async -> Void

    static let liveValue = DisplayClient(setBrightness: { _ in }, resetBrightness: {})
    static let testValue = DisplayClient(
      setBrightness: unimplemented("DisplayClient.setBrightness"),
      resetBrightness: unimplemented("DisplayClient.resetBrightness")
    )
  }

  struct Ticket: Reducer {
    struct State: Equatable {}
    enum Action { case task }

    @Dependency(DisplayClient.self) var display

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // snippet.cleanUp
        case .task:
          return .run { _ in
            await display.setBrightness(1)
            try? await Task.never()  // until the effect is cancelled
            await display.resetBrightness()
          }
        // snippet.end
        }
      }
    }
  }

  @Test("An effect that is cancelled as its view goes away cleans up") func cleanUp() async {
    let (changes, continuation) = AsyncStream<String>.makeStream()
    let store = Store(initialState: Ticket.State()) {
      Ticket()
    } withDependencies: {
      $0[DisplayClient.self] = DisplayClient(
        setBrightness: { _ in continuation.yield("bright") },
        resetBrightness: { continuation.yield("reset") }
      )
    }
    let view = Task { await store.send(.task).finish() }
    var log = changes.makeAsyncIterator()
    #expect(await log.next() == "bright")
    view.cancel()
    #expect(await log.next() == "reset")
  }
}

// What `@CasePathable` would write.

extension QuestionsTests.Photo.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var alert:
      AnyCasePath<QuestionsTests.Photo.Action, PresentationAction<QuestionsTests.Photo.Alert>>
    {
      AnyCasePath(embed: QuestionsTests.Photo.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension QuestionsTests.Editor.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var dialog:
      AnyCasePath<QuestionsTests.Editor.Action, PresentationAction<QuestionsTests.Editor.Dialog>>
    {
      AnyCasePath(embed: QuestionsTests.Editor.Action.dialog) {
        if case .dialog(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension QuestionsTests.Drafts.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var editor:
      AnyCasePath<QuestionsTests.Drafts.Action, PresentationAction<QuestionsTests.Editor.Action>>
    {
      AnyCasePath(embed: QuestionsTests.Drafts.Action.editor) {
        if case .editor(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension QuestionsTests.Root.State: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var login: AnyCasePath<QuestionsTests.Root.State, QuestionsTests.Login.State> {
      AnyCasePath(embed: QuestionsTests.Root.State.login) {
        if case .login(let it) = $0 { it } else { nil }
      }
    }
    var home: AnyCasePath<QuestionsTests.Root.State, QuestionsTests.Home.State> {
      AnyCasePath(embed: QuestionsTests.Root.State.home) {
        if case .home(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension QuestionsTests.Root.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var login: AnyCasePath<QuestionsTests.Root.Action, QuestionsTests.Login.Action> {
      AnyCasePath(embed: QuestionsTests.Root.Action.login) {
        if case .login(let it) = $0 { it } else { nil }
      }
    }
    var home: AnyCasePath<QuestionsTests.Root.Action, QuestionsTests.Home.Action> {
      AnyCasePath(embed: QuestionsTests.Root.Action.home) {
        if case .home(let it) = $0 { it } else { nil }
      }
    }
  }
}
