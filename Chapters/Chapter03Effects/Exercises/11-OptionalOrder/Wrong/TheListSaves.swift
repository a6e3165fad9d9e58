// wrong: the list does the sheet's work, and the sheet does it as well
// fails: Done: the sheet saves its note, and then it is closed
// says: saved twice

let sheetReducer = Reducer<Sheet, SheetAction, Log>.combine(
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

let favoritesReducer = Reducer<Favorites, FavoritesAction, Log>.combine(
  sheetReducer.optional()
    .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
  Reducer { favorites, action, log in
    switch action {
    case .rowTapped(let number):
      favorites.sheet = Sheet(number: number)
    case .sheet(.doneTapped):
      guard let sheet = favorites.sheet else { return .none }
      favorites.notes[sheet.number] = sheet.note
      favorites.sheet = nil
      return .fireAndForget { log("saved \(sheet.note)") }
    case .sheet(.confirmation(.yesTapped)):
      favorites.numbers = favorites.numbers.filter { $0 != favorites.sheet?.number }
      favorites.sheet = nil
    case .sheet:
      break
    }
    return .none
  }
)
