// The note that was never saved
//
// A sheet shows one favourite, with a note. "Done" saves the note, or "no note" if none was typed,
// and closes the sheet. "Delete" asks for a confirmation, and "yes" deletes. But no line in the log
// says what was saved or deleted, and the library reports actions that came for state that is nil.
// Fix this, and change nothing else. An action for a sheet or a confirmation that really is closed
// must still be reported.
//
// kind: fix
// lesson: State that comes and goes

import Chapter03Effects

struct Confirmation: Equatable {
  var number: Int
}

struct Sheet: Equatable {
  var number: Int
  var note = ""
  var confirmation: Confirmation?
}

struct Favorites: Equatable {
  var numbers: [Int] = [2, 3, 5]
  var notes: [Int: String] = [:]
  var sheet: Sheet?
}

enum ConfirmationAction {
  case yesTapped
  case noTapped
}

enum SheetAction {
  case noteChanged(String)
  case doneTapped
  case deleteTapped
  case confirmation(ConfirmationAction)
}

enum FavoritesAction {
  case rowTapped(Int)
  case sheet(SheetAction)
}

/// Writes a line down.
typealias Log = @Sendable (String) -> Void

var confirmationReducer: Reducer<Confirmation, ConfirmationAction, Log> {
  Reducer { state, action, log in
    switch action {
    case .yesTapped: .fireAndForget { [state] in log("deleted \(state.number)") }
    case .noTapped: .none
    }
  }
}

let confirmationPath = CasePath<SheetAction, ConfirmationAction>(
  embed: SheetAction.confirmation,
  extract: { if case .confirmation(let action) = $0 { action } else { nil } }
)

let sheetPath = CasePath<FavoritesAction, SheetAction>(
  embed: FavoritesAction.sheet,
  extract: { if case .sheet(let action) = $0 { action } else { nil } }
)

// answer
// starter: var sheetReducer: Reducer<Sheet, SheetAction, Log> {
// starter:   Reducer.combine(
// starter:     Reducer { sheet, action, log in
// starter:       switch action {
// starter:       case .noteChanged(let note):
// starter:         sheet.note = note
// starter:         return .none
// starter:       case .doneTapped:
// starter:         if sheet.note.isEmpty { sheet.note = "no note" }
// starter:         return .fireAndForget { [sheet] in log("saved \(sheet.note)") }
// starter:       case .deleteTapped:
// starter:         sheet.confirmation = Confirmation(number: sheet.number)
// starter:         return .none
// starter:       case .confirmation:
// starter:         sheet.confirmation = nil
// starter:         return .none
// starter:       }
// starter:     },
// starter:     confirmationReducer.optional()
// starter:       .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 })
// starter:   )
// starter: }
// starter:
// starter: var favoritesReducer: Reducer<Favorites, FavoritesAction, Log> {
// starter:   Reducer.combine(
// starter:     Reducer { favorites, action, _ in
// starter:       switch action {
// starter:       case .rowTapped(let number):
// starter:         favorites.sheet = Sheet(number: number)
// starter:       case .sheet(.doneTapped):
// starter:         if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
// starter:         favorites.sheet = nil
// starter:       case .sheet(.confirmation(.yesTapped)):
// starter:         favorites.numbers = favorites.numbers.filter { $0 != favorites.sheet?.number }
// starter:         favorites.sheet = nil
// starter:       case .sheet:
// starter:         break
// starter:       }
// starter:       return .none
// starter:     },
// starter:     sheetReducer.optional()
// starter:       .pullback(state: \.sheet, action: sheetPath, environment: { $0 })
// starter:   )
// starter: }
var sheetReducer: Reducer<Sheet, SheetAction, Log> {
  Reducer.combine(
    confirmationReducer.optional()
      .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 }),
    Reducer { sheet, action, log in
      switch action {
      case .noteChanged(let note):
        sheet.note = note
        return .none
      case .doneTapped:
        if sheet.note.isEmpty { sheet.note = "no note" }
        return .fireAndForget { [sheet] in log("saved \(sheet.note)") }
      case .deleteTapped:
        sheet.confirmation = Confirmation(number: sheet.number)
        return .none
      case .confirmation:
        sheet.confirmation = nil
        return .none
      }
    }
  )
}

var favoritesReducer: Reducer<Favorites, FavoritesAction, Log> {
  Reducer.combine(
    sheetReducer.optional()
      .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
    Reducer { favorites, action, _ in
      switch action {
      case .rowTapped(let number):
        favorites.sheet = Sheet(number: number)
      case .sheet(.doneTapped):
        if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
        favorites.sheet = nil
      case .sheet(.confirmation(.yesTapped)):
        favorites.numbers = favorites.numbers.filter { $0 != favorites.sheet?.number }
        favorites.sheet = nil
      case .sheet:
        break
      }
      return .none
    }
  )
}
// end answer
