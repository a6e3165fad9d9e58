// Four actions for one tap
//
// When done is tapped, the text becomes a note, without the spaces around it, and the field is
// emptied. It works, but by ping-pong: the list and the editor send each other actions, and the
// list must know each step of the editor. Make the editor do its part alone.
//
// - When done is tapped, the editor empties its field, and immediately sends the trimmed text,
//   once, as `.delegate(.finished(…))`, with no other action in between. The list handles that
//   action of the editor, and no other.
// - As now, only spaces are trimmed, and every tap on done makes a note.
//
// You may delete the actions that nobody sends any more.
//
// kind: fix
// lesson: A row that wants to go

import Chapter04Modern
import Foundation

struct Editor: Reducer {
  struct State: Equatable {
    var text = ""
  }

  // answer
  // starter: enum Action: Equatable {
  // starter:   case typed(String)
  // starter:   case doneTapped
  // starter:   case trim, trimmed, clear
  // starter:   case delegate(Delegate)
  // starter:
  // starter:   enum Delegate: Equatable {
  // starter:     case finished(String)
  // starter:   }
  // starter: }
  // starter:
  // starter: func reduce(into state: inout State, action: Action) -> Effect<Action> {
  // starter:   switch action {
  // starter:   case .typed(let text):
  // starter:     state.text = text
  // starter:     return .none
  // starter:   case .trim:
  // starter:     state.text = state.text.trimmingCharacters(in: .whitespaces)
  // starter:     return .send(.trimmed)
  // starter:   case .clear:
  // starter:     state.text = ""
  // starter:     return .none
  // starter:   case .doneTapped, .trimmed, .delegate:
  // starter:     return .none
  // starter:   }
  // starter: }
  enum Action: Equatable {
    case typed(String)
    case doneTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case finished(String)
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .none
    case .doneTapped:
      let text = state.text.trimmingCharacters(in: .whitespaces)
      state.text = ""
      return .send(.delegate(.finished(text)))
    case .delegate:
      return .none
    }
  }
  // end answer
}

struct Notes: Reducer {
  struct State: Equatable {
    var editor = Editor.State()
    var notes: [String] = []
  }

  enum Action: Equatable, CasePathable {
    case editor(Editor.Action)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var editor: AnyCasePath<Action, Editor.Action> {
        AnyCasePath(embed: Action.editor) { if case .editor(let it) = $0 { it } else { nil } }
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.editor, action: \.editor) { Editor() }
    Reduce { state, action in
      // answer
      // starter: switch action {
      // starter: case .editor(.doneTapped):
      // starter:   return .send(.editor(.trim))
      // starter: case .editor(.trimmed):
      // starter:   state.notes.append(state.editor.text)
      // starter:   return .send(.editor(.clear))
      // starter: default:
      // starter:   return .none
      // starter: }
      switch action {
      case .editor(.delegate(.finished(let text))):
        state.notes.append(text)
        return .none
      case .editor:
        return .none
      }
      // end answer
    }
  }
}
