// A row that opens a sheet, with rows that are values and with rows that are features.

import Chapter04Modern
import Testing

@MainActor
@Suite("A row that opens a sheet") struct RowSheetTests {
  struct Note: Equatable, Identifiable, Sendable {
    let id: Int
    var text = ""
  }

  struct Editor: Reducer {
    struct State: Equatable { var note: Note }

    enum Action {
      case textChanged(String)
      case saveTapped
      case delegate(Delegate)

      enum Delegate { case saved(Note) }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .textChanged(let text):
        state.note.text = text
        return .none
      case .saveTapped:
        return .send(.delegate(.saved(state.note)))
      case .delegate:
        return .none
      }
    }
  }

  // snippet.notes
  struct Notes: Reducer {
    struct State: Equatable {
      var notes: IdentifiedArrayOf<Note> = []
      @PresentationState var editor: Editor.State?
    }

    enum Action {
      case noteTapped(Note.ID)
      case editor(PresentationAction<Editor.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .noteTapped(let id):
          guard let note = state.notes[id: id] else { return .none }
          state.editor = Editor.State(note: note)
          return .none

        case .editor(.presented(.delegate(.saved(let note)))):
          state.notes[id: note.id] = note
          state.editor = nil
          return .none

        case .editor:
          return .none
        }
      }
      .ifLet(\.$editor, action: \.editor) { Editor() }
    }
  }
  // snippet.end

  @Test("A tap on a row opens its editor; a save writes the note back and closes it") func value() {
    let notes: IdentifiedArrayOf<Note> = [.init(id: 1), .init(id: 2, text: "Milk")]
    let store = Store(initialState: Notes.State(notes: notes)) { Notes() }
    store.send(.noteTapped(2))
    #expect(store.editor?.note == Note(id: 2, text: "Milk"))
    store.send(.editor(.presented(.textChanged("Tea"))))
    #expect(store.notes[id: 2]?.text == "Milk")
    store.send(.editor(.presented(.saveTapped)))
    #expect(store.editor == nil)
    #expect(store.notes.map(\.text) == ["", "Tea"])
  }

  @Test("A swipe closes the editor, and changes nothing") func swipe() {
    let store = Store(initialState: Notes.State(notes: [.init(id: 1, text: "Milk")])) { Notes() }
    store.send(.noteTapped(1))
    store.send(.editor(.presented(.textChanged("Tea"))))
    store.send(.editor(.dismiss))
    #expect(store.editor == nil)
    #expect(store.notes.map(\.text) == ["Milk"])
  }

  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      var note: Note
      var id: Note.ID { note.id }
    }

    enum Action {
      case tapped
      case delegate(Delegate)

      enum Delegate { case opened }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .tapped:
        return .send(.delegate(.opened))
      case .delegate:
        return .none
      }
    }
  }

  struct Rows: Reducer {
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
      @PresentationState var editor: Editor.State?
    }

    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case editor(PresentationAction<Editor.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // snippet.rowOpened
        case .rows(.element(id: let id, action: .delegate(.opened))):
          guard let row = state.rows[id: id] else { return .none }
          state.editor = Editor.State(note: row.note)
          return .none
        // snippet.end
        case .rows, .editor:
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
      .ifLet(\.$editor, action: \.editor) { Editor() }
    }
  }

  @Test("A row that is a feature asks its parent to open the editor") func feature() {
    let store = Store(initialState: Rows.State(rows: [.init(note: .init(id: 7, text: "Milk"))])) {
      Rows()
    }
    store.send(.rows(.element(id: 7, action: .tapped)))
    #expect(store.editor?.note.text == "Milk")
  }
}

extension RowSheetTests.Notes.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var editor:
      AnyCasePath<RowSheetTests.Notes.Action, PresentationAction<RowSheetTests.Editor.Action>>
    {
      AnyCasePath(embed: RowSheetTests.Notes.Action.editor) {
        if case .editor(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension RowSheetTests.Rows.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var rows: AnyCasePath<RowSheetTests.Rows.Action, IdentifiedActionOf<RowSheetTests.Row>> {
      AnyCasePath(embed: RowSheetTests.Rows.Action.rows) {
        if case .rows(let it) = $0 { it } else { nil }
      }
    }

    var editor:
      AnyCasePath<RowSheetTests.Rows.Action, PresentationAction<RowSheetTests.Editor.Action>>
    {
      AnyCasePath(embed: RowSheetTests.Rows.Action.editor) {
        if case .editor(let it) = $0 { it } else { nil }
      }
    }
  }
}
