// A kitchen of three features
//
// A light, a note that comes and goes, and pots on a stove are finished, and so is `own`, what the
// kitchen itself does. Put the four together in `body`, with `Scope`, `ifLet` and `forEach`:
//
// - The light always runs, the note while it is open, and each pot while it is on the stove.
// - When the note is done, the kitchen gets its text without the spaces, and closes it. Nothing
//   that a closed note or a removed pot was waiting for happens any more. (No note is opened while
//   another one is open.)
//
// kind: write
// lesson: Rows by identity

import Chapter04Modern
import Foundation

struct Light: Reducer {
  enum Action { case switchTapped }

  func reduce(into isOn: inout Bool, action: Action) -> Effect<Action> {
    isOn.toggle()
    return .none
  }
}

struct Note: Reducer {
  struct State: Equatable {
    var text = ""
    var isSaved = false
  }

  enum Action {
    case typed(String)
    case saved
    case doneTapped
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .run { send in
        try await clock.sleep(for: .seconds(10))
        await send(.saved)
      }
    case .saved:
      state.isSaved = true
    case .doneTapped:
      state.text = state.text.trimmingCharacters(in: .whitespaces)
    }
    return .none
  }
}

struct Pot: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var minutes = 0
  }

  enum Action {
    case lit
    case minutePassed
    case served
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .lit:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
      }
    case .minutePassed:
      state.minutes += 1
    case .served:
      break
    }
    return .none
  }
}

struct Kitchen: Reducer {
  struct State: Equatable {
    var isLit = false
    var note: Note.State?
    var notes: [String] = []
    var pots: IdentifiedArrayOf<Pot.State> = []
    var served = 0
  }

  enum Action: CasePathable {
    case light(Light.Action)
    case note(Note.Action)
    case noteOpened
    case pots(IdentifiedActionOf<Pot>)
    case potAdded(Int)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var light: AnyCasePath<Action, Light.Action> {
        AnyCasePath(embed: Action.light) { if case .light(let it) = $0 { it } else { nil } }
      }
      var note: AnyCasePath<Action, Note.Action> {
        AnyCasePath(embed: Action.note) { if case .note(let it) = $0 { it } else { nil } }
      }
      var pots: AnyCasePath<Action, IdentifiedActionOf<Pot>> {
        AnyCasePath(embed: Action.pots) { if case .pots(let it) = $0 { it } else { nil } }
      }
    }
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: own  // Your code here.
    Scope(state: \.isLit, action: \.light) { Light() }
    own
      .ifLet(\.note, action: \.note) { Note() }
      .forEach(\.pots, action: \.pots) { Pot() }
    // end answer
  }

  var own: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .noteOpened:
        state.note = Note.State()
      case .note(.doneTapped):
        if let note = state.note { state.notes.append(note.text) }
        state.note = nil
      case .potAdded(let id):
        state.pots.append(Pot.State(id: id))
      case .pots(.element(let id, .served)):
        state.pots.remove(id: id)
        state.served += 1
      case .light, .note, .pots:
        break
      }
      return .none
    }
  }
}
