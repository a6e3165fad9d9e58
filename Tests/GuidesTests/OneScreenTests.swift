// A feature inside an app that isn't built from features: who opens it, and who learns what it did.

import Chapter04Modern
import Testing

@Suite("A feature in an app of view models and controllers") @MainActor struct OneScreenTests {
  struct Note: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var text = ""
    }

    enum Action: Equatable {
      case typed(String)
      case saveTapped
      case delegate(Delegate)

      enum Delegate: Equatable { case saved(String) }
    }

    @Dependency(NoteClient.self) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .typed(let text):
          state.text = text
          return .none
        case .saveTapped:
          return .run { [text = state.text, client] send in
            await client.save(text)
            await send(.delegate(.saved(text)))
          }
        case .delegate:
          return .none
        }
      }
    }
  }

  struct NoteClient: DependencyKey, Sendable {
    var save: @Sendable (String) async -> Void

    static let liveValue = NoteClient(save: { _ in })
    static let testValue = NoteClient(save: unimplemented("NoteClient.save"))
  }

  @MainActor final class Coordinator {
    private(set) var store: StoreOf<Note>?
    private(set) var saved: [String] = []
    private(set) var closed: [String] = []

    func showNote() {
      // snippet.report
      store = StoreOf<Note>(initialState: Note.State(id: 1)) {
        Note()
        Reduce { [weak self] _, action in
          guard case .delegate(.saved(let text)) = action else { return .none }
          return .run { [weak self] _ in await self?.close(text) }
        }
      } withDependencies: {
        $0[NoteClient.self].save = { [weak self] in await self?.save($0) }
      }
      // snippet.end
    }

    private func save(_ text: String) { saved.append(text) }
    private func close(_ text: String) { closed.append(text) }
  }

  @Test("A coordinator's client saves; it learns of that, and isn't retained by the store it owns")
  func report() async throws {
    var coordinator: Coordinator? = Coordinator()
    coordinator?.showNote()
    let store = try #require(coordinator?.store)
    store.send(.typed("milk"))
    await store.send(.saveTapped).finish()
    #expect(coordinator?.saved == ["milk"])
    #expect(coordinator?.closed == ["milk"])
    let retained = { [weak coordinator] in coordinator }
    coordinator = nil
    #expect(retained() == nil)
  }

  struct Notes: Reducer {
    struct State: Equatable {
      @PresentationState var note: Note.State?
    }

    enum Action: Equatable, CasePathable {
      case noteTapped(Int)
      case note(PresentationAction<Note.Action>)

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths: Sendable {
        var note: AnyCasePath<Action, PresentationAction<Note.Action>> {
          AnyCasePath(embed: Action.note) { if case .note(let it) = $0 { it } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .noteTapped(let id) = action { state.note = Note.State(id: id) }
        return .none
      }
      .ifLet(\.$note, action: \.note) { Note() }
    }
  }

  /// What a view controller does in `viewDidLoad`; `log` is what the user sees.
  @MainActor final class Screen {
    let store: StoreOf<Notes>
    private var observation: ObserveToken?
    var log: [String] = []

    init(store: StoreOf<Notes>) {
      self.store = store
      observation = observe { [weak self] in self?.updateNote() }
    }

    // snippet.open
    private var openID: Note.State.ID?

    private func updateNote() {
      let id = store.note?.id
      guard id != openID else { return }
      if openID != nil { close() }
      openID = id
      if let noteStore = store.scope(state: \.note, action: \.note.presented) { open(noteStore) }
    }
    // snippet.end

    func open(_ noteStore: StoreOf<Note>) { log.append("open \(noteStore.state.id)") }
    func close() { log.append("close") }
  }

  @Test("A child's screen opens once, whatever changes in the child, and again for another child")
  func open() async {
    let store = Store(initialState: Notes.State()) { Notes() }
    let screen = Screen(store: store)
    let steps: [Notes.Action] = [
      .noteTapped(1), .note(.presented(.typed("a"))), .note(.presented(.typed("ab"))),
      .noteTapped(2), .note(.presented(.typed("c"))), .note(.dismiss),
    ]
    for action in steps {
      store.send(action)
      // An observer is called in a later turn of the main actor.
      for _ in 1...10 { await Task.yield() }
    }
    #expect(screen.log == ["open 1", "close", "open 2", "close"])
  }
}
